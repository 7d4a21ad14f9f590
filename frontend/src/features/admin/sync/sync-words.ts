import { counted } from '../../../lib/words.js';
import { momentText } from '../kit/moment.js';
import type { SyncAnswer, SyncRun } from './sync-endpoints.js';

/** The message for an applied sync: source, time and figures. */
export function syncedText(answer: Pick<SyncAnswer, 'from' | 'timestamp' | 'created' | 'updated' | 'removed'>): {
  title: string;
  description: string;
} {
  const from = answer.from === 'file' ? ', from the CSV file' : '';
  return { title: 'Google Sheets Synced!', description: `${momentText(answer.timestamp)}${from}. ${figuresText(answer)}` };
}

function figuresText({ created, updated, removed }: Pick<SyncAnswer, 'created' | 'updated' | 'removed'>): string {
  const figures = [
    { count: created, words: 'created' },
    { count: updated, words: 'updated' },
    { count: removed, words: 'removed' },
  ].filter(({ count }) => count > 0);
  if (figures.length === 0) return 'Nothing had changed.';
  const [first, ...rest] = figures.map(({ count, words }) => ({ count, words }));
  return `${[`${counted(first!.count, 'listing')} ${first!.words}`, ...rest.map(({ count, words }) => `${count.toLocaleString('en-CA')} ${words}`)].join(', ')}.`;
}

/** "25 created, 2 skipped": the numbers of a run that are not zero. */
export function runFiguresText({
  created,
  updated,
  removed,
  unchanged,
  sample,
  skippedTotal,
}: Pick<SyncRun, 'created' | 'updated' | 'removed' | 'unchanged' | 'sample' | 'skippedTotal'>): string {
  const figures = { created, updated, removed, unchanged, 'fictional removed': sample, skipped: skippedTotal };
  return Object.entries(figures)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString('en-CA')} ${what}`)
    .join(', ');
}

/** The estimated remaining time. @param doneAt ISO 8601 */
export function minutesLeft(doneAt: string, now = Date.now()): string {
  const minutes = Math.ceil((Date.parse(doneAt) - now) / 60_000);
  return minutes > 1 ? `About ${minutes.toLocaleString('en-CA')} minutes left` : 'Less than a minute left';
}

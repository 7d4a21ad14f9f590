import { described, type Fields, flag, list, nullable, object, oneOf, text, time, whole, yes } from '../../../../shared/http/answers.js';
import { COLUMNS } from '../../domain/sheet-columns.js';
import type { RowNote, SkippedRow, SyncFigures, SyncRun } from '../../domain/sync-run.js';

export interface SyncAnswer extends SyncFigures {
  success: true;
  timestamp: Date | null;
}

export interface SyncHistoryEntry extends Omit<SyncRun, 'finishedAt'> {
  timestamp: Date | null;
}

export interface SyncHistory {
  running: boolean;
  runs: SyncHistoryEntry[];
}

const row = described(whole, 'Row number in the spreadsheet.');

const FIGURES: Fields<SyncFigures> = {
  created: whole,
  updated: whole,
  unchanged: whole,
  removed: whole,
  skipped: list(object<SkippedRow>({ row, reason: text })),
  notes: list(object<RowNote>({ row, field: oneOf(...COLUMNS), reason: text })),
};

const timestamp = described(nullable(time), 'When it ended.');

export const SYNC = object<SyncAnswer>({ success: yes, timestamp, ...FIGURES });

export const SYNC_HISTORY = object<SyncHistory>({
  running: flag,
  runs: list(
    object<SyncHistoryEntry>({
      id: text,
      trigger: oneOf('manual', 'schedule', 'start', 'sample'),
      source: text,
      status: oneOf('running', 'applied', 'previewed', 'refused', 'failed', 'interrupted'),
      force: flag,
      dryRun: flag,
      startedAt: time,
      timestamp,
      ...FIGURES,
      error: described(nullable(text), 'Why nothing was changed.'),
    }),
  ),
});

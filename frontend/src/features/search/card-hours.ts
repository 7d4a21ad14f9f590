import { type HoursWords, openingAt } from '../../lib/opening.js';
import type { DayHours } from '../../../../src/shared/listings/opening-hours.js';
import { HOURS_WORDS } from '../../../../src/shared/words/hours-words.js';
import type { ChangedWords } from '../../../../src/modules/content/domain/texts/frame.js';
import { wordsFrom } from '../../lib/use-words.js';

/** A business without known hours has no spans. */
interface Hours {
  slug: string;
  timeZone: string | null;
  openingHours: DayHours[];
}

const CARDS = '[data-hours]';
/** The API's limit, which is more than any page of results shows. */
const MAX_PER_REQUEST = 100;
const MINUTE_MS = 60_000;

/** "Open now, until 5:30 p.m.", in the time zone of the business. */
export function hoursText({ timeZone, openingHours }: Hours, now: number, words: HoursWords): { open: boolean; text: string } {
  if (timeZone === null || openingHours.length === 0) return { open: false, text: words.unknown };
  return openingAt(openingHours, timeZone, now, words);
}

/**
 * Updates on each card whether the business is open, now and every minute. The server leaves that line empty, because it is valid for a
 * minute only, and pages and search results are cached for longer.
 */
export function watchCards(changed: () => ChangedWords): void {
  const known = new Map<string, Hours>();
  const asked = new Set<string>();
  let isWaiting = false;
  const fill = () => {
    isWaiting = false;
    const missing: string[] = [];
    for (const card of document.querySelectorAll<HTMLElement>(CARDS)) {
      const slug = card.dataset['hours']!;
      const hours = known.get(slug);
      if (hours) say(card, hours, wordsFrom(changed(), 'card-words', HOURS_WORDS));
      else if (!asked.has(slug)) missing.push(slug);
    }
    if (missing.length > 0) void ask(missing.slice(0, MAX_PER_REQUEST));
  };
  const ask = async (slugs: string[]) => {
    for (const slug of slugs) asked.add(slug);
    const found = await hoursOf(slugs);
    for (const hours of found ?? []) known.set(hours.slug, hours);
    // After a failure, request them again with the next update.
    if (!found) setTimeout(() => slugs.forEach((slug) => asked.delete(slug)), MINUTE_MS / 2);
    fill();
  };
  const soon = () => {
    if (isWaiting) return;
    isWaiting = true;
    requestAnimationFrame(fill);
  };
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  setInterval(fill, MINUTE_MS);
  fill();
}

function say(card: HTMLElement, hours: Hours, words: HoursWords): void {
  const { open, text } = hoursText(hours, Date.now(), words);
  if (card.textContent === text) return;
  card.textContent = text;
  card.classList.toggle('is-open', open);
}

async function hoursOf(slugs: readonly string[]): Promise<Hours[] | undefined> {
  try {
    const response = await fetch(`/api/opening-hours?slugs=${slugs.map(encodeURIComponent).join(',')}`);
    return response.ok ? ((await response.json()) as { businesses: Hours[] }).businesses : undefined;
  } catch {
    return undefined;
  }
}

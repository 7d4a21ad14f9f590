import type { Reads, Settings } from './reads.js';
import { useRead } from './use-read.js';
import { FIGURE_WORDS, OWN_FIGURES_WORDS } from '../../../src/shared/words/figure-words.js';
import { useWords } from './use-words.js';

export interface Figures {
  title: string;
  subtitle: string;
  /** Values with what they count. */
  pairs: [value: string, label: string][];
}

type Words = typeof FIGURE_WORDS;
/** What stands above counted figures instead of the default. */
const COUNTED_WORDS = { statsTitle: 'countedTitle', statsSubtitle: 'countedText' } as const satisfies Record<string, keyof Words>;

/** The figures of the site: the operator's own, those that the server counts, or none. */
export function useFigures(settings: Settings | undefined): Figures {
  const words = useWords('page-words', FIGURE_WORDS);
  const counted = settings?.statsMode === 'counted';
  const { data } = useRead('figures', {}, counted);
  return {
    title: wording('statsTitle', settings, words),
    subtitle: wording('statsSubtitle', settings, words),
    pairs: counted ? countedPairs(data, words) : settings?.statsMode === 'own' ? ownPairs(settings) : [],
  };
}

/** @param settings whose heading is replaced while it is the default and the figures are counted */
export function wording(name: keyof typeof OWN_FIGURES_WORDS, settings: Settings | undefined, words: Words): string {
  const own = settings?.[name] ?? '';
  return settings?.statsMode === 'counted' && own === OWN_FIGURES_WORDS[name] ? words[COUNTED_WORDS[name]] : own;
}

function ownPairs(settings: Settings): Figures['pairs'] {
  const pairs: Figures['pairs'] = [
    [settings.stat1Value, settings.stat1Label],
    [settings.stat2Value, settings.stat2Label],
    [settings.stat3Value, settings.stat3Label],
    [settings.stat4Value, settings.stat4Label],
  ];
  return pairs.filter(([value]) => value !== '');
}

/** A figure that is zero says nothing. */
export function countedPairs(counts: Reads['figures']['data'] | undefined, words: Words): Figures['pairs'] {
  if (!counts) return [];
  const pairs: [number, string, string][] = [
    [counts.businesses, words.oneBusiness, words.manyBusinesses],
    [counts.trades, words.oneTrade, words.manyTrades],
    [counts.towns, words.oneTown, words.manyTowns],
    [counts.reviews, words.oneReview, words.manyReviews],
  ];
  return pairs.filter(([count]) => count > 0).map(([count, one, several]) => [rounded(count), count === 1 ? one : several]);
}

/** Exact below a thousand, else down to two digits: "12,000+" is never more than there is. */
export function rounded(count: number): string {
  const step = count < 1_000 ? 1 : 10 ** (Math.floor(Math.log10(count)) - 1);
  const down = Math.floor(count / step) * step;
  return `${down.toLocaleString('en-CA')}${down < count ? '+' : ''}`;
}

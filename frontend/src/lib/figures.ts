import type { Reads, Settings } from './reads.js';
import { useRead } from './use-read.js';
import { FIGURE_WORDS, OWN_FIGURES_WORDS } from '../../../src/shared/words/figure-words.js';
import { useWords } from './use-words.js';

export interface Figures {
  title: string;
  subtitle: string;
  /** Values with their labels. */
  pairs: [value: string, label: string][];
}

type Words = typeof FIGURE_WORDS;
/** The texts that replace the default heading above counted figures. */
const COUNTED_WORDS = { statsTitle: 'countedTitle', statsSubtitle: 'countedText' } as const satisfies Record<string, keyof Words>;

/** The figures of the site: typed by the operator, counted by the server, or none. */
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

/** The heading of the figures: the operator's text, except that counted figures do not get the default heading of the operator's own. */
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

/** The counted figures; zeros are left out. */
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

/** Exact below a thousand, else rounded down to two significant digits, so that "12,000+" never exaggerates. */
export function rounded(count: number): string {
  const step = count < 1_000 ? 1 : 10 ** (Math.floor(Math.log10(count)) - 1);
  const down = Math.floor(count / step) * step;
  return `${down.toLocaleString('en-CA')}${down < count ? '+' : ''}`;
}

import { type Topic, TOPICS } from '../../../../src/shared/guide/guide-topics.js';
import { type ChangedTopics, topicNow } from '../../lib/guide-topics.js';
import type { Article } from '../../lib/reads.js';
import type { PartOff } from '../../lib/parts.js';
import { tradeOf } from '../../lib/section-trade.js';

/** A guide or an article on the home page. */
export interface HomeGuide extends Topic {
  /** The trade whose drawing the article has; `null` where its section belongs to no trade. */
  trade: string | null;
  /** Slug of a built-in guide, which has a drawing of its own. */
  slug?: string;
}

const SHOWN = 6;

/** Guides for typical problems of each season in Canada, by months from 0 (January). */
const SEASONS: { months: readonly number[]; slugs: readonly string[] }[] = [
  { months: [11, 0, 1], slugs: ['frozen-pipes', 'furnace-not-turning-on'] },
  { months: [2, 3, 4], slugs: ['sump-pump', 'air-filter-replacement'] },
  { months: [5, 6, 7], slugs: ['ac-not-cooling', 'power-surge-protection'] },
  { months: [8, 9, 10], slugs: ['furnace-not-turning-on', 'thermostat-not-working'] },
];

/**
 * The latest articles, then guides of the season, then guides of each section in turn until there are six.
 * @param now epoch milliseconds
 */
export function guidesFrom(
  articles: readonly Article[],
  now: number,
  off: readonly PartOff[] = [],
  changed: ChangedTopics = {},
): HomeGuide[] {
  const written = articles
    .slice(0, SHOWN)
    .map(({ fileName, title, section, time }) => ({ to: `/${fileName}`, title, time, trade: tradeOf(section) }));
  if (off.includes('guides')) return written;
  const sections = Object.values(TOPICS);
  const turns = sections[0]!.flatMap((_, turn) => sections.flatMap((topics) => topics[turn] ?? []));
  const month = new Date(now).getUTCMonth();
  const season = SEASONS.find(({ months }) => months.includes(month))?.slugs ?? [];
  const isOfSeason = ({ to }: Topic) => season.includes(to.slice(1, -'-guide'.length));
  const ordered = [...turns.filter(isOfSeason), ...turns.filter((topic) => !isOfSeason(topic))];
  const built = ordered
    .filter(({ to }) => !(off as readonly string[]).includes(to))
    .map((topic) => ({ ...topicNow(topic, changed), trade: null, slug: topic.to.slice(1, -'-guide'.length) }));
  return [...written, ...built].slice(0, SHOWN);
}

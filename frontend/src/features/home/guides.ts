import { type Topic, TOPICS } from '../../../../src/shared/guide-topics.js';
import type { Article } from '../../lib/reads.js';
import type { SiteModule } from '../../lib/parts.js';
import { tradeOf } from '../../lib/section-trade.js';

/** What the home page shows of a guide or an article. */
export interface HomeGuide extends Topic {
  /** Whose drawing an article has; `null` where its section is no trade's. */
  trade: string | null;
  /** Of a guide with a drawing of its own. */
  slug?: string;
}

const SHOWN = 6;

/** The latest articles, and guides of each section in turn until there are six. */
export function guidesFrom(articles: readonly Article[], off: readonly SiteModule[] = []): HomeGuide[] {
  const written = articles
    .slice(0, SHOWN)
    .map(({ fileName, title, section, time }) => ({ to: `/${fileName}`, title, time, trade: tradeOf(section) }));
  if (off.includes('guides')) return written;
  const sections = Object.values(TOPICS);
  const turns = sections[0]!.flatMap((_, turn) => sections.flatMap((topics) => topics[turn] ?? []));
  const built = turns.map((topic) => ({ ...topic, trade: null, slug: topic.to.slice(1, -'-guide'.length) }));
  return [...written, ...built].slice(0, SHOWN);
}

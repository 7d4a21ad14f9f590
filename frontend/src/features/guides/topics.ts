import type { SectionId } from '../../../../src/shared/guide/guide-sections.js';
import { namedSections, SECTION_NAMES } from '../../../../src/shared/guide/section-names.js';
import { type Topic, TOPICS } from '../../../../src/shared/guide/guide-topics.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { type ChangedTopics, topicNow } from '../../lib/guide-topics.js';
import type { Article, Settings } from '../../lib/reads.js';
import type { PartOff } from '../../lib/parts.js';

/** A part of the guide, built in or added in the settings, with all that belongs to it: articles first. */
export interface Category {
  id: string;
  title: string;
  /** What the hub calls it. */
  name: string;
  description: string;
  /** The trade to look for; `undefined` where it is none of the directory's. */
  trade: string | undefined;
  topics: Topic[];
}

type SectionTexts = Pick<PageTexts<'guide-hub'>, `${SectionId}Text`>;

/**
 * Everything that the guide has, by section. Articles that belong nowhere are in the last one.
 * @param changed of guides in other words than those they came with
 * @param off without the built-in guides, sections that no article is in are left out
 */
export function categoriesOf(
  articles: Article[],
  settings: Settings | undefined,
  texts: SectionTexts,
  off: readonly PartOff[] = [],
  changed: ChangedTopics = {},
): { categories: Category[]; other: Topic[] } {
  const categories: Category[] = [
    ...Object.entries(SECTION_NAMES).map(([id, { title, name, trade }]) => ({
      id,
      title,
      name,
      description: texts[`${id as SectionId}Text`],
      trade,
      topics: [] as Topic[],
    })),
    ...(settings?.homeJobsSections ?? []).map(({ id, name, description }) => ({
      id,
      title: name,
      name,
      description,
      trade: undefined,
      topics: [] as Topic[],
    })),
  ];
  const other: Topic[] = [];
  const homes = new Map(
    namedSections(settings?.homeJobsSections ?? []).flatMap(({ names }, index) => names.map((name) => [name, categories[index]!])),
  );
  for (const { fileName, title, section, time } of articles) {
    (homes.get(section.trim().toLowerCase())?.topics ?? other).push({ title, to: `/${fileName}`, time });
  }
  if (off.includes('guides')) return { categories: categories.filter(({ topics }) => topics.length > 0), other };
  for (const category of categories)
    category.topics.push(
      ...(TOPICS[category.id as SectionId] ?? [])
        .filter(({ to }) => !(off as readonly string[]).includes(to))
        .map((topic) => topicNow(topic, changed)),
    );
  return { categories, other };
}

/** Topics whose title has the words, whatever the case. */
export function topicsWith(topics: Topic[], text: string): Topic[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

import type { SectionId } from '../../../../src/shared/guide/guide-sections.js';
import { namedSections, SECTION_NAMES } from '../../../../src/shared/guide/section-names.js';
import { type Topic, TOPICS } from '../../../../src/shared/guide/guide-topics.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { type ChangedTopics, topicNow } from '../../lib/guide-topics.js';
import type { Article, Settings } from '../../lib/reads.js';
import type { PartOff } from '../../lib/parts.js';

/** A section of the guide, built in or added in the settings, with its topics: articles first. */
export interface Category {
  id: string;
  title: string;
  /** Its name in the hub. */
  name: string;
  description: string;
  /** The trade for the link to the search; `undefined` where the directory has no such trade. */
  trade: string | undefined;
  topics: Topic[];
}

type SectionTexts = Pick<PageTexts<'guide-hub'>, `${SectionId}Text`>;

/**
 * All topics of the guide by section. Articles without a section are in `other`.
 * @param changed titles and times of guides that the operator has changed
 * @param off parts that are switched off; without the built-in guides, sections without articles are left out
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

/** Topics whose title contains all words, ignoring case. */
export function topicsWith(topics: Topic[], text: string): Topic[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
}

import type { ArticleStep, ArticleView } from './article-view.js';
import type { BlogFields } from './blog.js';
import type { StepText } from './blog-content.js';
import { DEFAULT_NAMES } from '../../trades/vocabulary.js';
import { htmlOf, isPicture, plainBeginning, plainLine } from './markdown.js';
import { listIn, parseContent } from './parse-content.js';

/**
 * Source, for silent reading of English non-fiction by adults: Brysbaert, "How many words do we read per minute?", Journal of Memory and
 * Language 109 (2019).
 */
const WORDS_PER_MINUTE = 238;

/** About as much of a description as search engines show. */
const MAX_DESCRIPTION_LENGTH = 155;

export interface ArticleContext {
  /** Empty for an unpublished article. */
  fileName: string;
  createdAt: Date;
  updatedAt: Date;
  /** Further articles of the section, newest first. */
  related: { fileName: string; title: string }[];
}

/** An article as its page shows it. Accepts any typed content, finished or not. */
export function toArticleView(blog: BlogFields, { fileName, createdAt, updatedAt, related }: ArticleContext): ArticleView {
  const content = parseContent(blog.content);
  const { title, subtitle, section, time, cost, difficulty, keywords, seoData } = blog;
  const calls = listIn(content.whenToCall)?.map(plainLine);
  return {
    fileName,
    title,
    subtitle,
    section,
    heroImage: isPicture(blog.heroImage) ? blog.heroImage : '',
    time,
    cost,
    difficulty,
    keywords,
    minutes: minutesOf(blog.content),
    createdAt: createdAt.toISOString(),
    modifiedAt: updatedAt.toISOString(),
    seo: {
      title: seoData.title || title,
      description: seoData.description || descriptionOf(blog),
      keywords: [seoData.keywords, keywords].find((list) => list?.length) ?? [title, section].filter(Boolean),
    },
    disclaimer: htmlOf(content.disclaimer) || null,
    introduction: htmlOf(content.introduction),
    tools: content.tools.map(plainLine),
    parts: content.parts.map(plainLine),
    beforeCalling: htmlOf(content.beforeCalling) || null,
    steps: content.steps.map(stepFrom),
    sections: content.sections
      .map(({ heading, text }) => ({ heading: plainLine(heading), html: htmlOf(text) }))
      .filter(({ html }) => html !== ''),
    whenToCall: content.whenToCall === '' ? null : { html: htmlOf(content.whenToCall), ...(calls ? { items: calls } : {}) },
    conclusion: htmlOf(content.conclusion) || null,
    industry: industryOf(section),
    related: related.map((other) => ({ title: other.title, path: `/${other.fileName}` })),
  };
}

/** Reading time of the text in minutes. A word with an apostrophe or a hyphen is one word. */
function minutesOf(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}

/** `null` where no trade of the directory belongs to the section. */
export function industryOf(section: string): string | null {
  return DEFAULT_NAMES.find(section)?.name ?? null;
}

/** Names of the sections, in lower case, that belong to the same trade as this one. */
export function sectionsLike(section: string): string[] {
  const found = DEFAULT_NAMES.find(section);
  const names = found ? [found.name, ...found.trade.names.en, ...found.trade.names.fr] : [];
  return [...new Set([section.trim(), ...names].map((name) => name.toLowerCase()))];
}

/** A description in one or two sentences: the author's, otherwise taken from the text. */
export function descriptionOf({ seoData, subtitle, content, title }: BlogFields): string {
  if (seoData.description) return seoData.description;
  if (subtitle) return subtitle;
  const { introduction, sections, steps, conclusion } = parseContent(content);
  const said = [introduction, ...sections.map(({ text }) => text), ...steps.map(({ text }) => text), conclusion].find(
    (text) => text !== '',
  );
  return said ? plainBeginning(said, MAX_DESCRIPTION_LENGTH) : title;
}

function stepFrom({ title, text, tips, time }: StepText, index: number): ArticleStep {
  return {
    number: index + 1,
    title: plainLine(title),
    html: htmlOf(text),
    tips: tips.map(plainLine),
    time: time === '' ? null : plainLine(time),
  };
}

import MarkdownIt from 'markdown-it';
import { uniqueId, headingIn } from './headings.js';
import type { TextColumn, TextFacts, TextPage, TextRow, TextSection, TextValue } from './text-facts.js';

/** The values of placeholders in every text. */
export interface SiteWords {
  site: string;
  region: string;
  /** Empty if no time is promised. */
  reviewTime: string;
}

export type PublicValue = string | string[] | TextSection[] | Record<string, string | string[]>[];

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
markdown.set({ maxNesting: 20 });
// Called for links and pictures alike; a refused address stays in the text as it was typed.
markdown.validateLink = (address) => /^(https?|mailto|tel):/i.test(address) || /^\/(?![/\\])/.test(address) || address.startsWith('#');
markdown.disable('image');

/** The texts as their page gets them. @param changed what differs from the defaults */
export function publicTexts(page: TextPage, changed: Readonly<Record<string, TextValue>>, words: SiteWords): Record<string, PublicValue> {
  return Object.fromEntries(
    Object.entries(page.texts).map(([name, facts]) => [name, publicText(facts, changed[name] ?? facts.default, words)]),
  );
}

function publicText(facts: TextFacts, value: TextValue, words: SiteWords): PublicValue {
  if (facts.kind === 'rows') return (value as readonly TextRow[]).map((row) => publicRow(facts.columns, row, words));
  // Pages fill these with their own values, including the name of the site.
  const text = filled(value as string, facts.head ? { ...words, site: '{site}' } : words);
  return facts.kind === 'markdown' ? sectionsOf(text) : cut(facts.kind, text);
}

function publicRow(columns: Readonly<Record<string, TextColumn>>, row: TextRow, words: SiteWords): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(columns).map(([name, { kind }]) => [name, cut(kind, filled(row[name] ?? '', words))]));
}

/**
 * Removes brackets around a promise that is not made, then fills placeholders. All are replaced in one pass, so placeholders within values
 * stay.
 */
function filled(text: string, words: SiteWords): string {
  const kept = text.replace(/\[([^[\]]*\{reviewTime\}[^[\]]*)\]/g, (_whole, part: string) => (words.reviewTime ? part : ''));
  return kept.replace(/\{(site|region|reviewTime)\}/g, (_whole, name: keyof SiteWords) => words[name]);
}

function cut(kind: TextColumn['kind'] | 'line', text: string): string | string[] {
  if (kind !== 'paragraphs' && kind !== 'list') return text;
  return text
    .split(kind === 'list' ? /\n+/ : /\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A legal page: each heading with the text below it. Text above the first heading belongs to it. */
export function sectionsOf(text: string): TextSection[] {
  const parts: { id: string; title: string; lines: string[] }[] = [];
  const before: string[] = [];
  const taken = new Set<string>();
  for (const line of text.split('\n')) {
    const heading = headingIn(line, parts.length);
    if (heading) {
      // Texts of earlier versions may have the same id twice, and links would reach only the first.
      const id = uniqueId(heading.id, taken);
      taken.add(id);
      parts.push({ id, title: heading.title, lines: parts.length === 0 ? before.splice(0) : [] });
    } else (parts.at(-1)?.lines ?? before).push(line);
  }
  return parts.map(({ id, title, lines }) => ({ id, title, html: markdown.render(lines.join('\n')).trim() }));
}

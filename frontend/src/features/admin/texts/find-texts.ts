import type { PageOfTexts } from '../../../../../src/modules/content/application/edit-texts.js';
import type { Serialised } from '../../../../../src/shared/serialised.js';

export type ListedPage = Serialised<PageOfTexts>;

/** The searchable parts of a page of texts. */
export interface SearchedPage {
  title: string;
  texts: readonly { name: string; label: string; says: string }[];
}

export interface FoundText<Page extends SearchedPage> {
  page: Page;
  name: string;
  label: string;
  /** The text before the match, the match itself, and the text after it. */
  before: string;
  match: string;
  after: string;
}

/** Characters of context before and after a match: about a line. */
const AROUND = 60;

/** Texts whose content or label contains the words, in the order of their pages, ignoring case. */
export function findTexts<Page extends SearchedPage>(pages: readonly Page[], asked: string): FoundText<Page>[] {
  const wanted = plain(asked);
  if (wanted === '') return [];
  return pages.flatMap((page) =>
    page.texts.flatMap(({ name, label, says }) => {
      const text = says.replace(/\s+/g, ' ').trim();
      const at = plain(text).indexOf(wanted);
      if (at >= 0) return [{ page, name, label, ...partsOf(text, at, wanted.length) }];
      return plain(label).includes(wanted) ? [{ page, name, label, ...partsOf(text, 0, 0) }] : [];
    }),
  );
}

function partsOf(text: string, at: number, length: number): Pick<FoundText<SearchedPage>, 'before' | 'match' | 'after'> {
  const from = Math.max(0, at - AROUND);
  const to = at + length + AROUND;
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, at),
    match: text.slice(at, at + length),
    after: text.slice(at + length, to) + (to < text.length ? '…' : ''),
  };
}

/** Normalises a text without changing its length, so that positions in both correspond. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));

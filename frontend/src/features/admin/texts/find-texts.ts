import type { PageOfTexts } from '../../../../../src/modules/content/application/edit-texts.js';
import type { Serialised } from '../../../../../src/shared/serialised.js';

export type ListedPage = Serialised<PageOfTexts>;

/** What is searched of a page of texts. */
export interface SearchedPage {
  title: string;
  texts: readonly { name: string; label: string; says: string }[];
}

export interface FoundText<Page extends SearchedPage> {
  page: Page;
  name: string;
  label: string;
  /** What stands before, the words that were looked for as they stand there, and what follows. */
  before: string;
  match: string;
  after: string;
}

/** About a line before and behind what was found. */
const AROUND = 60;

/** Texts that say this, or are called so, in the order of their pages; capitals do not matter. */
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

/** As long as the text itself, so that places in one are places in the other. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[’‘]/g, "'")
    .replace(/\p{Lu}/gu, (letter) => (letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter));

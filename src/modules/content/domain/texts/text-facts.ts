/** A column of a list of rows. `paragraphs` and `list` are typed as one text: a blank line separates paragraphs, a line break entries. */
export interface TextColumn {
  label: string;
  /** An `address` leads to a page of this site or to one over https; a `source` may also lead to a page over http. */
  kind: 'line' | 'paragraphs' | 'list' | 'address' | 'source' | 'id';
  /** Maximum length in characters. */
  most: number;
  mayBeEmpty?: true;
  /** The allowed values; any value is allowed without it. */
  choices?: readonly string[];
}

export type TextRow = Readonly<Record<string, string>>;

/** The value of a text, as it is stored and edited. */
export type TextValue = string | readonly TextRow[];

interface CommonFacts {
  label: string;
  help?: string;
  /** Words in braces that the page replaces, besides those of every text ({@link SITE_WORDS}). */
  placeholders?: readonly string[];
}

export interface PlainFacts extends CommonFacts {
  kind: 'line' | 'paragraphs' | 'list' | 'markdown';
  default: string;
  most: number;
  /** If the text is empty, its place on the page is left out. */
  mayBeEmpty?: true;
  /** A pattern for titles or descriptions in search results, filled by each page; parts in square brackets are optional. */
  head?: 'title' | 'description';
  /** A line in which `[words](/page)` is a link. */
  links?: true;
  /** Placeholders that it must contain. */
  needed?: readonly string[];
  /** The values of placeholders in the example beside the editor. */
  examples?: Readonly<Record<string, string>>;
}

export interface RowsFacts extends CommonFacts {
  kind: 'rows';
  columns: Readonly<Record<string, TextColumn>>;
  default: readonly TextRow[];
  /** The minimum and maximum number of rows. */
  least: number;
  most: number;
}

/** All facts about one text that visitors read. */
export type TextFacts = PlainFacts | RowsFacts;

/** The texts of one page: editor, validation, history, API and page are derived from them. */
export interface TextPage {
  title: string;
  /** The public address that shows them; `null` if no single page does. */
  address: string | null;
  texts: Readonly<Record<string, TextFacts>>;
  /** When the defaults were written (YYYY-MM-DD), if the page shows when it was last changed. */
  written?: string;
}

/** Placeholders of every text: the name of the site, its province, and how long a review of what was sent takes. */
export const SITE_WORDS = ['site', 'region', 'reviewTime'] as const;

/** One part of a legal page. */
export interface TextSection {
  id: string;
  title: string;
  html: string;
}

/** A text in the form that its page gets: lines split, Markdown rendered. */
type PublicColumn<C extends TextColumn> = C['kind'] extends 'paragraphs' | 'list' ? string[] : string;
export type PublicText<F> = F extends { kind: 'rows'; columns: infer C extends Record<string, TextColumn> }
  ? { -readonly [K in keyof C]: PublicColumn<C[K]> }[]
  : F extends { kind: 'markdown' }
    ? TextSection[]
    : F extends { kind: 'paragraphs' | 'list' }
      ? string[]
      : string;

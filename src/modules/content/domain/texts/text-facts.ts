/** A column of a list of rows. `paragraphs` and `list` are typed as text: a blank line, a line break between two. */
export interface TextColumn {
  label: string;
  /** An `address` leads to a page of this site or to one over https; a `source` to a page that may be old. */
  kind: 'line' | 'paragraphs' | 'list' | 'address' | 'source' | 'id';
  /** Longest, in characters. */
  most: number;
  mayBeEmpty?: true;
  /** The words that may stand in it; any where there are none. */
  choices?: readonly string[];
}

export type TextRow = Readonly<Record<string, string>>;

/** A text as it is stored and edited. */
export type TextValue = string | readonly TextRow[];

interface CommonFacts {
  label: string;
  help?: string;
  /** Words in braces that the page puts in place of, besides those of every text ({@link SITE_WORDS}). */
  placeholders?: readonly string[];
}

export interface PlainFacts extends CommonFacts {
  kind: 'line' | 'paragraphs' | 'list' | 'markdown';
  default: string;
  most: number;
  /** An empty text takes its place off the page. */
  mayBeEmpty?: true;
  /** A pattern for titles or descriptions in search results, filled by each page; parts in square brackets are optional. */
  head?: 'title' | 'description';
  /** A line in which `[words](/page)` is a link. */
  links?: true;
  /** Placeholders that must stand in it. */
  needed?: readonly string[];
  /** What stands for each placeholder in the example beside the editor. */
  examples?: Readonly<Record<string, string>>;
}

export interface RowsFacts extends CommonFacts {
  kind: 'rows';
  columns: Readonly<Record<string, TextColumn>>;
  default: readonly TextRow[];
  /** How many rows there must be, and may be. */
  least: number;
  most: number;
}

/** Everything there is to know of one text that visitors read. */
export type TextFacts = PlainFacts | RowsFacts;

/** The texts of one page: what editor, check, history, API and page are made of. */
export interface TextPage {
  title: string;
  /** The public address that shows them; `null` where no page of its own does. */
  address: string | null;
  texts: Readonly<Record<string, TextFacts>>;
  /** When the defaults were written (YYYY-MM-DD), where the page says when it was changed last. */
  written?: string;
}

/** Stand in any text: the name of the site, its province, and how long a person takes to look at what was sent. */
export const SITE_WORDS = ['site', 'region', 'reviewTime'] as const;

/** One part of a legal page. */
export interface TextSection {
  id: string;
  title: string;
  html: string;
}

/** A text as its page gets it: lines cut, Markdown rendered. */
type PublicColumn<C extends TextColumn> = C['kind'] extends 'paragraphs' | 'list' ? string[] : string;
export type PublicText<F> = F extends { kind: 'rows'; columns: infer C extends Record<string, TextColumn> }
  ? { -readonly [K in keyof C]: PublicColumn<C[K]> }[]
  : F extends { kind: 'markdown' }
    ? TextSection[]
    : F extends { kind: 'paragraphs' | 'list' }
      ? string[]
      : string;

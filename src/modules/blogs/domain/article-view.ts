/** One step of an article. */
export interface ArticleStep {
  /** From 1, without gaps, whatever the author wrote. */
  number: number;
  /** Plain text; empty where the author gave none. */
  title: string;
  html: string;
  /** Plain text. */
  tips: string[];
  /** As the author puts it: "10 minutes". */
  time: string | null;
}

/**
 * An article as its reader draws it. Every `html` was made here from the author's text: it has no scripts, no handlers, and
 * links to http, https, mailto, tel and this site alone, so it may be put into a page as it is. Headings in it begin at `h3`.
 * All else is plain text.
 */
export interface ArticleView {
  /** Its address on the site; empty for what is not published yet. */
  fileName: string;
  title: string;
  subtitle: string;
  /** Where it is listed; empty counts as Other. */
  section: string;
  /** Below /media/ or over https; empty for none. */
  heroImage: string;
  /** As the author puts it: "30 minutes"; empty where nothing is said. So are `cost` and `difficulty`. */
  time: string;
  cost: string;
  difficulty: string;
  keywords: string[];
  /** How long reading takes, at least 1. */
  minutes: number;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  modifiedAt: string;
  /** What search engines are told, filled in where the author says nothing. */
  seo: { title: string; description: string; keywords: string[] };
  /** HTML. */
  disclaimer: string | null;
  /** HTML; empty for none. */
  introduction: string;
  tools: string[];
  parts: string[];
  /** HTML. */
  beforeCalling: string | null;
  steps: ArticleStep[];
  /** Parts of the text under headings of the author's own, in order. */
  sections: { heading: string; html: string }[];
  /** `items` where the text is nothing but a list: the same text, plain, entry by entry. */
  whenToCall: { html: string; items?: string[] } | null;
  /** HTML. */
  conclusion: string | null;
  /** The trade that /search is asked for; `null` where the section has none. */
  industry: string | null;
  /** Further articles of the same section, newest first. */
  related: { title: string; path: string }[];
}

/** The answer for an article's former address. */
export interface ArticleMoved {
  /** Path of the article now. */
  movedTo: string;
}

/** One step of an article. */
export interface ArticleStep {
  /** From 1, without gaps, whatever the author wrote. */
  number: number;
  /** Plain text; empty where the author gave none. */
  title: string;
  html: string;
  /** Plain texts. */
  tips: string[];
  /** As the author wrote it: "10 minutes". */
  time: string | null;
}

/**
 * An article as its page shows it. Every `html` was made here from the author's text: it has no scripts, no handlers, and only links to
 * http, https, mailto, tel and this site, so it may be put into a page as it is. Headings in it begin at `h3`. All other fields are plain
 * text.
 */
export interface ArticleView {
  /** Its address on the site; empty for an unpublished article. */
  fileName: string;
  title: string;
  subtitle: string;
  /** The section that lists it; empty counts as Other. */
  section: string;
  /** Below /media/ or over https; empty for none. */
  heroImage: string;
  /** As the author wrote it: "30 minutes"; empty if not given. So are `cost` and `difficulty`. */
  time: string;
  cost: string;
  difficulty: string;
  keywords: string[];
  /** Reading time in minutes, at least 1. */
  minutes: number;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601. */
  modifiedAt: string;
  /** The fields for search engines, with defaults where the author gave none. */
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
  /** Parts of the text under other headings of the author, in order. */
  sections: { heading: string; html: string }[];
  /** `items` if the text is only a list: its entries as plain text. */
  whenToCall: { html: string; items?: string[] } | null;
  /** HTML. */
  conclusion: string | null;
  /** The trade for a link to /search; `null` where the section has none. */
  industry: string | null;
  /** Further articles of the same section, newest first. */
  related: { title: string; path: string }[];
}

/** The answer for an article's former address. */
export interface ArticleMoved {
  /** The article's present path. */
  movedTo: string;
}

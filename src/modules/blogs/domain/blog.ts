/** The fields of an article for search engines. */
export interface BlogSeo {
  title?: string;
  description?: string;
  keywords?: string[];
  /** ISO 8601; set at each change. */
  modifiedTime?: string;
}

/** The fields that an author writes. */
export interface BlogFields {
  title: string;
  topic: string;
  /** The section that lists it; empty counts as Other. */
  section: string;
  /** Text with `##` headings and `Step N: title` lines. */
  content: string;
  keywords: string[];
  subtitle: string;
  heroImage: string;
  time: string;
  cost: string;
  difficulty: string;
  seoData: BlogSeo;
}

/** An article of the guide. */
export interface Blog extends BlogFields {
  /** Its address on the site. */
  fileName: string;
  createdAt: Date;
  updatedAt: Date;
  /** Increases with each change. */
  version: number;
}

/** What search engines are told about an article. */
export interface BlogSeo {
  title?: string;
  description?: string;
  keywords?: string[];
  /** ISO 8601; written with each change. */
  modifiedTime?: string;
}

/** What an author writes. */
export interface BlogFields {
  title: string;
  topic: string;
  /** Where it is listed; empty counts as Other. */
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
  /** Rises with each change. */
  version: number;
}

/** One titled part of a legal page: its paragraphs, then its list. */
export interface LegalSection {
  id: string;
  title: string;
  paragraphs: string[];
  list?: string[];
}

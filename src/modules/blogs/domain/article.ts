/** What lists of the guide show of an article; its text goes with its own page alone. */
export interface Article {
  fileName: string;
  title: string;
  section: string;
  /** As the author puts it: "30 minutes". */
  time: string;
  /** ISO 8601. */
  createdAt: string;
}

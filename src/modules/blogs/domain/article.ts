/** The fields of an article that lists of the guide show; its text is read by its own page only. */
export interface Article {
  fileName: string;
  title: string;
  section: string;
  /** As the author wrote it: "30 minutes". */
  time: string;
  /** ISO 8601. */
  createdAt: string;
}

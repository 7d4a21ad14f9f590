/** A business as an admin chooses one. */
export interface PublishedBusiness {
  id: string;
  title: string;
  industry: string | null;
  city: string | null;
}

/** The businesses of the directory, by their names. */
export abstract class PublishedBusinesses {
  abstract withId(id: string): Promise<PublishedBusiness | undefined>;
  /** Those whose names have exactly these words, whatever stands between them. */
  abstract called(words: readonly string[]): Promise<PublishedBusiness[]>;
  /** Those that have this text in their names, or all of them, in their order. */
  abstract matching(text: string, limit: number): Promise<PublishedBusiness[]>;
}

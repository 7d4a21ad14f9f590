/** A business that an admin can choose as the meaning of a phrase. */
export interface PublishedBusiness {
  id: string;
  title: string;
  industry: string | null;
  city: string | null;
}

/** The businesses of the directory, by their names. */
export abstract class PublishedBusinesses {
  abstract withId(id: string): Promise<PublishedBusiness | undefined>;
  /** Businesses whose names have exactly these words, whatever characters separate them. */
  abstract called(words: readonly string[]): Promise<PublishedBusiness[]>;
  /** Businesses whose names contain this text, first those that begin with it. */
  abstract matching(text: string, limit: number): Promise<PublishedBusiness[]>;
}

/** A saved look at the list of listings: filters, order and columns, as the address of the back office says them. */
export interface ListingView {
  id: number;
  name: string;
  /** The query string, without its question mark. */
  question: string;
  savedAt: Date;
}

export const MAX_VIEWS = 50;

/** All methods take part in the running transaction. */
export abstract class ListingViews {
  /** By name. */
  abstract all(): Promise<ListingView[]>;

  /** A view of the same name, whatever its case, is replaced. */
  abstract save(view: Omit<ListingView, 'id'>): Promise<void>;

  /** @returns whether there was one */
  abstract remove(id: number): Promise<boolean>;
}

import type { ChangeTrades } from './change-trades.js';
import type { ConcernedListing, ConcernedListings } from './admin-trades.js';

/** The listings that a merge would give another trade. */
export interface MergePreview {
  /** The number of all. */
  count: number;
  /** The first of them by name. */
  listings: ConcernedListing[];
}

const LISTED = 20;

/** What a merge of trades would change; nothing is saved. */
export class PreviewMerge {
  constructor(
    private readonly changes: ChangeTrades,
    private readonly concerned: ConcernedListings,
  ) {}

  /**
   * @param from slug of the trade or industry that would be merged
   * @param into slug of the trade that would get its listings
   * @throws TradeNotFound, InvalidValues as the merge itself would
   */
  async run(from: string, into: string): Promise<MergePreview> {
    const trades = await this.changes.checkMerge(from, into);
    const { name, count } = trades.all.find(({ slug }) => slug === from)!;
    return { count, listings: await this.concerned.of(name, LISTED) };
  }
}

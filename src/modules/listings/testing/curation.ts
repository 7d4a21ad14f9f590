import { countBy } from 'es-toolkit/array';
import type { AdminList } from '../../../shared/office/admin-list.js';
import { type AdminListing, type AdminListingFilter, AdminListings, type ListingChoices } from '../application/reads/admin-listings.js';
import { ListingNotFound } from '../domain/catalogue/listing.errors.js';
import { BulkChanges, type MadeBulkChange, type RememberedChange } from '../domain/catalogue/bulk-changes.js';
import { CuratedListing, type CuratedState, UNDECIDED } from '../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../domain/catalogue/curated-listings.js';
import { detailsWith, type ListingDetails } from '../domain/catalogue/listing.js';

export const aCurated = (id: string, state: Partial<CuratedState> = {}, details: Partial<ListingDetails> = {}): CuratedListing =>
  new CuratedListing({
    ...UNDECIDED,
    id,
    status: 'published',
    heldBack: false,
    version: 1,
    origin: 'sheet',
    source: detailsWith({ title: `Title of ${id}`, ...details }),
    corrections: {},
    ...state,
  });

/** For unit tests only. Listings change in memory when they are decided about; `saved` has the ids of those that were written. */
export class InMemoryCurated extends CuratedListings {
  readonly all = new Map<string, CuratedListing>();
  readonly saved: string[] = [];

  constructor(...listings: CuratedListing[]) {
    super();
    for (const listing of listings) this.all.set(listing.id, listing);
  }

  findForUpdate(id: string): Promise<CuratedListing | undefined> {
    return Promise.resolve(this.all.get(id));
  }

  findAllForUpdate(ids: readonly string[]): Promise<CuratedListing[]> {
    return Promise.resolve(ids.toSorted().flatMap((id) => this.all.get(id) ?? []));
  }

  save(listing: CuratedListing): Promise<void> {
    return this.saveAll([listing]);
  }

  saveAll(listings: readonly CuratedListing[]): Promise<void> {
    this.saved.push(...listings.map(({ id }) => id));
    return Promise.resolve();
  }

  featuredBefore(now: Date): Promise<string[]> {
    const over = [...this.all.values()].filter(({ featuredUntil }) => featuredUntil !== null && featuredUntil <= now);
    return Promise.resolve(over.map(({ id }) => id));
  }

  add(id: string, details: ListingDetails, source: 'submission' | 'own'): Promise<string> {
    this.all.set(id, aCurated(id, { origin: source, source: details }));
    return Promise.resolve(`slug-of-${id}`);
  }

  mergedInto(ids: readonly string[]): Promise<Map<string, number>> {
    const merged = [...this.all.values()].filter(
      ({ id, mergedInto }) => mergedInto !== null && ids.includes(mergedInto) && !ids.includes(id),
    );
    return Promise.resolve(new Map(Object.entries(countBy(merged, ({ mergedInto }) => mergedInto!))));
  }

  mergesFrom(): Promise<Map<string, string>> {
    const merged = [...this.all.values()].flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto] as const]));
    return Promise.resolve(new Map(merged));
  }

  async remove(listing: CuratedListing): Promise<number> {
    const merged = await this.mergedInto([listing.id]);
    await this.removeAll([listing]);
    return merged.get(listing.id) ?? 0;
  }

  removeAll(listings: readonly CuratedListing[]): Promise<void> {
    for (const { id } of listings) this.all.delete(id);
    return Promise.resolve();
  }
}

/** Each filter matches every listing. */
export class AllListings extends AdminListings {
  constructor(private readonly listings: InMemoryCurated) {
    super();
  }

  find(): Promise<AdminList<never>> {
    return Promise.resolve({ items: [], total: this.listings.all.size, page: 1, totalPages: 1 });
  }

  idsOf(_filter: AdminListingFilter, most: number): Promise<{ ids: string[]; total: number }> {
    const ids = [...this.listings.all.keys()];
    return Promise.resolve({ ids: ids.slice(0, most), total: ids.length });
  }

  async *each(): AsyncIterable<{ id: string; details: ListingDetails }> {
    for (const { id, shown } of this.listings.all.values()) yield await Promise.resolve({ id, details: shown });
  }

  choices(): Promise<ListingChoices> {
    return Promise.resolve({ trades: [], cities: [], lists: [] });
  }

  get(id: string): Promise<AdminListing> {
    return this.listings.all.has(id) ? Promise.resolve({ id } as AdminListing) : Promise.reject(new ListingNotFound({ id }));
  }
}

/** For unit tests only. @param before the listings as they are before any change: they change in memory before they are remembered */
export class InMemoryBulkChanges extends BulkChanges {
  readonly made: (MadeBulkChange & { ids: readonly string[] })[] = [];

  constructor(private readonly before: readonly CuratedListing[] = []) {
    super();
  }

  remember(change: Omit<MadeBulkChange, 'restored' | 'undoneAt'>, ids: readonly string[]): Promise<void> {
    this.made.unshift({ ...change, restored: 0, undoneAt: null, ids });
    return Promise.resolve();
  }

  latest(): Promise<MadeBulkChange[]> {
    return Promise.resolve(this.made);
  }

  findForUpdate(id: string): Promise<RememberedChange | undefined> {
    const made = this.made.find((change) => change.id === id && change.undoneAt === null);
    return Promise.resolve(made && { ...made, before: this.before.filter((listing) => made.ids.includes(listing.id)) });
  }

  restoreDeleted(_id: string, ids: readonly string[]): Promise<string[]> {
    return Promise.resolve([...ids]);
  }

  markRestored(id: string, restored: number, unneeded: readonly string[], at: Date): Promise<void> {
    const made = this.made.find((change) => change.id === id)!;
    const ids = made.ids.filter((left) => !unneeded.includes(left));
    Object.assign(made, { ids, restored, undoneAt: ids.length > 0 ? null : at });
    return Promise.resolve();
  }
}

import { randomUUID } from 'node:crypto';
import { difference } from 'es-toolkit/array';
import { sum } from 'es-toolkit/math';
import { AuditLog } from '../../../../shared/office/audit-log.js';
import { Clock } from '../../../../shared/clock.js';
import { Transaction } from '../../../../shared/transaction.js';
import { applyBulkChange, type BulkChange, type BulkEffect, checkBulkChange, MAX_PER_REQUEST } from '../../domain/catalogue/bulk-change.js';
import { undoBulkChange } from '../../domain/catalogue/bulk-undo.js';
import { BulkChanges, type BulkUndone, type MadeBulkChange } from '../../domain/catalogue/bulk-changes.js';
import { BulkChangeNotFound, NothingMatches, OtherListingsMatch, TooManyListings } from '../../domain/catalogue/bulk.errors.js';
import type { CuratedListing } from '../../domain/catalogue/curated-listing.js';
import { CuratedListings } from '../../domain/catalogue/curated-listings.js';
import { AdminListings, type AdminListingFilter } from '../reads/admin-listings.js';

/** Listings that were ticked, or all that match. */
export type BulkSelection = { ids: string[] } | { filter: AdminListingFilter };

/** What a change would make of one listing. */
export interface BulkItem extends BulkEffect {
  id: string;
  title: string;
  /** How many listings were merged into one that would be deleted or hidden, and would stay without it. */
  merged: number;
}

export interface BulkFigures {
  /** Listings that were selected. */
  total: number;
  changed: number;
  hidden: number;
  deleted: number;
  same: number;
  refused: number;
  /** Listings that were merged into deleted ones: they stay, unpublished. */
  merged: number;
  /** Listings that were merged into hidden ones: they stay merged, and visitors see none of them. */
  mergedHidden: number;
}

export interface BulkPreview extends BulkFigures {
  /** Some of them: the refused first, then what changes. */
  items: BulkItem[];
}

export interface BulkResult extends BulkFigures {
  /** The id that undoes the change; null where nothing was changed. */
  id: string | null;
}

const MAX_SHOWN = 50;
const ORDER: readonly BulkEffect['effect'][] = ['refused', 'deleted', 'hidden', 'changed', 'same'];

/** One decision about many listings: first previewed, then made as a whole, and undone as a whole. */
export class ChangeInBulk {
  constructor(
    private readonly views: AdminListings,
    private readonly listings: CuratedListings,
    private readonly changes: BulkChanges,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing. @throws InvalidValues, NothingMatches, TooManyListings */
  async preview(selection: BulkSelection, change: BulkChange): Promise<BulkPreview> {
    const now = this.clock.now();
    checkBulkChange(change, now);
    return this.transaction.run(async () => {
      const decided = this.decide(await this.selected(selection), change, now);
      const merged = await this.mergedInto(decided);
      const items = decided.map(({ listing: { id, title }, effect }) => ({
        id,
        title,
        ...effect,
        merged: merged.deleted.get(id) ?? merged.hidden.get(id) ?? 0,
      }));
      items.sort((a, b) => ORDER.indexOf(a.effect) - ORDER.indexOf(b.effect));
      return { ...figuresOf(items, merged), items: items.slice(0, MAX_SHOWN) };
    });
  }

  /**
   * @param expected how many listings the preview was about: if others match by now, nothing is changed
   * @throws as {@link preview}, and OtherListingsMatch
   */
  async run(selection: BulkSelection, change: BulkChange, expected: number | undefined, client: string | null): Promise<BulkResult> {
    const now = this.clock.now();
    checkBulkChange(change, now);
    return this.transaction.run(
      async () => {
        const selected = await this.selected(selection);
        if (expected !== undefined && selected.length !== expected) throw new OtherListingsMatch(expected, selected.length);
        const decided = this.decide(selected, change, now);
        const figures = figuresOf(
          decided.map(({ effect }) => effect),
          await this.mergedInto(decided),
        );
        const touched = decided.filter(({ effect }) => effect.effect !== 'same' && effect.effect !== 'refused');
        if (touched.length === 0) return { ...figures, id: null };
        const id = randomUUID();
        await this.changes.remember(
          { id, madeAt: now, change, listings: touched.length },
          touched.map(({ listing }) => listing.id),
        );
        await this.listings.saveAll(touched.filter(({ effect }) => effect.effect !== 'deleted').map(({ listing }) => listing));
        await this.listings.removeAll(touched.filter(({ effect }) => effect.effect === 'deleted').map(({ listing }) => listing));
        await this.audit.record({ action: 'listings-changed', client, detail: { ...detailOf(change), listings: touched.length } });
        return { ...figures, id };
      },
      { long: true },
    );
  }

  /** The latest ones, newest first. */
  latest(): Promise<MadeBulkChange[]> {
    return this.changes.latest();
  }

  /**
   * Restores what the change decided, except where somebody has decided otherwise since. While some are not restored, it can be undone
   * again, because those later decisions may be undone themselves. @throws BulkChangeNotFound
   */
  undo(id: string, client: string | null): Promise<BulkUndone> {
    return this.transaction.run(
      async () => {
        const made = await this.changes.findForUpdate(id);
        if (!made) throw new BulkChangeNotFound();
        const stayed = made.change.action === 'merge' && made.change.kept !== undefined ? [made.change.kept] : [];
        const listings = await this.listings.findAllForUpdate([...made.before.map((listing) => listing.id), ...stayed]);
        const wholes = made.before.flatMap(({ mergedInto }) => mergedInto ?? []);
        const { changed, restored, deleted, needed } = undoBulkChange(
          made,
          made.before,
          new Map(listings.map((listing) => [listing.id, listing])),
          await this.listings.mergesFrom(wholes),
        );
        await this.listings.saveAll(changed);
        const back = [...restored, ...(await this.changes.restoreDeleted(id, deleted))];
        // A listing that was restored earlier stays remembered where another one needs it, and counts once.
        const again = Math.max(0, made.restored + made.before.length - made.listings);
        const total = made.restored + back.length - again;
        await this.changes.markRestored(id, total, difference(back, needed), this.clock.now());
        const newly = Math.max(0, total - made.restored);
        await this.audit.record({ action: 'listings-change-undone', client, detail: { listings: newly } });
        return { restored: newly, left: made.listings - total };
      },
      { long: true },
    );
  }

  private async selected(selection: BulkSelection): Promise<CuratedListing[]> {
    const { ids, total } =
      'ids' in selection ? { ids: selection.ids, total: selection.ids.length } : await this.views.idsOf(selection.filter, MAX_PER_REQUEST);
    if (total > MAX_PER_REQUEST) throw new TooManyListings(total, MAX_PER_REQUEST);
    const listings = await this.listings.findAllForUpdate(ids);
    if (listings.length === 0) throw new NothingMatches();
    return listings;
  }

  private decide(listings: CuratedListing[], change: BulkChange, now: Date): Decided[] {
    return listings.map((listing) => ({ listing, effect: applyBulkChange(listing, change, now) }));
  }

  private async mergedInto(decided: readonly Decided[]): Promise<MergedInto> {
    const into = async (wanted: keyof MergedInto) => {
      const ids = decided.filter(({ effect }) => effect.effect === wanted).map(({ listing }) => listing.id);
      return ids.length > 0 ? this.listings.mergedInto(ids) : new Map<string, number>();
    };
    return { deleted: await into('deleted'), hidden: await into('hidden') };
  }
}

interface Decided {
  listing: CuratedListing;
  effect: BulkEffect;
}

/** How many listings that stay were merged into each of those that are deleted or hidden. */
type MergedInto = Record<'deleted' | 'hidden', ReadonlyMap<string, number>>;

function figuresOf(effects: readonly BulkEffect[], merged: MergedInto): BulkFigures {
  const count = (wanted: BulkEffect['effect']) => effects.filter(({ effect }) => effect === wanted).length;
  return {
    total: effects.length,
    changed: count('changed'),
    hidden: count('hidden'),
    deleted: count('deleted'),
    same: count('same'),
    refused: count('refused'),
    merged: sum([...merged.deleted.values()]),
    mergedHidden: sum([...merged.hidden.values()]),
  };
}

function detailOf({ action, fields, featuredUntil }: BulkChange): Record<string, unknown> {
  return {
    action,
    ...(Object.keys(fields).length > 0 ? { fields } : {}),
    ...(featuredUntil ? { featuredUntil: featuredUntil.toISOString() } : {}),
  };
}

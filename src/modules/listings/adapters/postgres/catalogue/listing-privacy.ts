import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { factsOf, PERSONAL_FIELDS } from '../../../../../shared/listings/field-lists.js';
import {
  addressPattern,
  adminAddressesOf,
  type Person,
  type PersonalDataHolder,
  type PersonalRecords,
  type ErasureCount,
} from '../../../../../shared/privacy/personal-data.js';
import { retentionCutoff } from '../../../../../shared/privacy/retention.js';
import { ListingUploads } from '../../../domain/import/uploads/upload.js';
import { CuratedListings } from '../../../domain/catalogue/curated-listings.js';

const SHOWS = (row: string) =>
  `(lower(${row}email) = $1 OR lower(${row}source_details->>'email') = $1 OR lower(${row}corrections->>'email') = $1)`;
/** Everything else that a listing shows, or that its source says: texts, reviews, notes on pictures. */
const NAMES = `(to_jsonb(listing) - 'words' #- '{email}' #- '{source_details,email}' #- '{corrections,email}')::text ~* $1`;
/** A saved filter is stored as the query of a URL. */
const FILTERS = `name ~* $1 OR replace(replace(replace(question, '+', ' '), '%40', '@'), '%2B', '+') ~* $1`;
/** A date after every upload (the latest of JavaScript; PostgreSQL allows it). */
const FUTURE = new Date('9999-12-31');
/** The row of a listing as it was, kept as JSON until the next sync. */
const WAS = `(lower(before->>'email') = $1 OR lower(before->'source_details'->>'email') = $1 OR lower(before->'corrections'->>'email') = $1)`;
const WITHOUT = `jsonb_set(jsonb_set(jsonb_set(before, '{email}', 'null', false), '{source_details,email}', 'null', false), '{corrections,email}', 'null', false)`;

/** Removes the lists of a run, but keeps their lengths: for runs of earlier versions only the lists have them. */
const WITHOUT_LISTS = ['skipped', 'notes', 'duplicates']
  .map((list) => `${list} = '[]', ${list}_total = coalesce(${list}_total, jsonb_array_length(${list}))`)
  .join(', ');
/** The list of a run's file; each version of a list is a file of its own. `NULL` for the sheet. */
const LIST_OF = (run: string) => `coalesce((SELECT applied_to FROM listing_upload WHERE id = ${run}.upload_id), ${run}.upload_id)`;
/**
 * The last run of the sheet and of each uploaded list keeps its lists, because they say what still has to be corrected there. A file that
 * was never applied has no list.
 */
const OLD_REPORTS = `
UPDATE sync_run SET ${WITHOUT_LISTS}, preview = NULL
 WHERE started_at < $1 AND (preview IS NOT NULL OR skipped <> '[]' OR notes <> '[]' OR duplicates <> '[]')
   AND (EXISTS (SELECT FROM listing_upload WHERE id = upload_id AND applied_to IS NULL)
     OR EXISTS (SELECT FROM sync_run AS later WHERE NOT later.dry_run AND later.started_at > sync_run.started_at
                   AND ${LIST_OF('later')} IS NOT DISTINCT FROM ${LIST_OF('sync_run')}))`;

/**
 * The email address of a business is public: it is removed only on request. The sheet belongs to its owner: a correction keeps
 * the address from being imported again.
 */
export class ListingPrivacy implements PersonalDataHolder {
  readonly columns = [
    ...PERSONAL_FIELDS.map((field) => `listing.${factsOf(field).column}`),
    'listing.phone_digits',
    // Addresses of pictures, and what they show: as public as the description.
    'listing.gallery',
    'listing.corrections',
    'listing.source_details',
    'listing_before_sync.before',
    'sync_run.notes',
    'sync_run.skipped',
    'sync_run.duplicates',
    'sync_run.preview',
    'listing_upload.columns',
    'listing_upload_rows.content',
    // The number of a business, and the name of one of the operator's own people.
    'licence_check.number',
    'licence_check.checked_by',
    // Ids of listings, places of cells, names of sheets: nothing else.
    'listing_before_sync.merges',
    'listing_upload.without_result',
    'listing_upload.other_sheets',
    // What an admin filters by.
    'listing_view.question',
    // Names of columns and fields: no personal data.
    'listing_bulk_change.change',
    'column_mapping.mapping',
  ];

  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly listings: CuratedListings,
    private readonly uploads: ListingUploads,
  ) {}

  async collect(email: string): Promise<PersonalRecords[]> {
    const records = await this.transaction.query<object>(
      `SELECT id, title, industry, address, city, region, post_code AS "postCode", phone, email, website, description, source, status,
              created_at AS "listedAt", confirmed_at AS "confirmedAt"
         FROM listing WHERE ${SHOWS('')} ORDER BY id`,
      [email],
    );
    return [{ what: 'listings that show the address', records }];
  }

  async erase({ email, listings }: Person): Promise<ErasureCount[]> {
    const showing = await this.transaction.query<{ id: string }>(`SELECT id FROM listing WHERE ${SHOWS('')}`, [email]);
    const what = 'listings that show the address';
    const others = [...(await this.forgetFiles(email)), await this.naming(email)];
    if (!listings) return [{ what: `${what} (--listings takes it out of them)`, count: showing.length, became: 'kept' }, ...others];
    for (const { id } of showing) {
      const listing = await this.listings.findForUpdate(id);
      if (!listing) continue;
      listing.forgetEmail();
      await this.listings.save(listing);
    }
    const before = await this.transaction.changedCount(`UPDATE listing_before_sync SET before = ${WITHOUT} WHERE ${WAS}`, [email]);
    const runs = await this.transaction.changedCount(
      `UPDATE sync_run SET ${WITHOUT_LISTS} WHERE notes::text ~* $1 OR skipped::text ~* $1`,
      [addressPattern(email)],
    );
    return [
      { what, count: showing.length, became: 'emptied' },
      { what: 'listings as they were before the last sync', count: before, became: 'emptied' },
      { what: 'reports of syncs', count: runs, became: 'emptied' },
      ...others,
    ];
  }

  async expire(now: Date): Promise<ErasureCount[]> {
    const end = retentionCutoff('bulkChanges', now);
    await this.transaction.query(
      'DELETE FROM listing_before_sync WHERE run_id IN (SELECT id FROM listing_bulk_change WHERE made_at < $1)',
      [end],
    );
    const changes = await this.transaction.changedCount('DELETE FROM listing_bulk_change WHERE made_at < $1', [end]);
    const reports = await this.transaction.changedCount(OLD_REPORTS, [retentionCutoff('syncReports', now)]);
    return [
      { what: 'reports of syncs', count: reports, became: 'emptied' },
      { what: 'rows of uploaded lists', count: await this.uploads.forgetBefore(retentionCutoff('uploadedRows', now)), became: 'deleted' },
      { what: 'listings as they were before changes of many', count: changes, became: 'deleted' },
    ];
  }

  /**
   * Deletes the rows of all uploaded lists, without looking up which ones have the address: they are stored for convenience only, and can
   * be uploaded again. Previews of the sheet can be made again as well, and filters be saved again.
   */
  private async forgetFiles(email: string): Promise<ErasureCount[]> {
    const pattern = [addressPattern(email)];
    const files = await this.uploads.forgetBefore(FUTURE);
    const previews = await this.transaction.changedCount('UPDATE sync_run SET preview = NULL WHERE preview::text ~* $1', pattern);
    const filters = await this.transaction.changedCount(`DELETE FROM listing_view WHERE ${FILTERS}`, pattern);
    return [
      { what: 'uploaded lists whose rows were kept', count: files, became: 'deleted' },
      { what: 'previews of syncs that name the address', count: previews, became: 'emptied' },
      { what: 'saved filters that name the address', count: filters, became: 'deleted' },
    ];
  }

  /** Counts what remains: texts have to be rewritten by an admin; reviews and data of syncs have to be changed at their source. */
  private async naming(email: string): Promise<ErasureCount> {
    const found = await this.transaction.query<{ id: string }>(`SELECT id FROM listing WHERE ${NAMES} ORDER BY id`, [
      addressPattern(email),
    ]);
    const what = 'listings whose texts or reviews name the address (correct them, and their source)';
    return { what, count: found.length, became: 'kept', where: adminAddressesOf('listings', found) };
  }
}

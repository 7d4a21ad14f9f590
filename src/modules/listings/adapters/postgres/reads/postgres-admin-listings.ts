import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type AdminList, adminList } from '../../../../../shared/office/admin-list.js';
import {
  type AdminListing,
  type AdminListingFilter,
  type AdminListingItem,
  type AdminListingQuery,
  AdminListings,
  DOUBLE_KEYS,
  type DoubleOf,
  LISTED_FIELDS,
  type ListingChoices,
  type NamedCount,
} from '../../../application/reads/admin-listings.js';
import { factsOf } from '../../../../../shared/listings/field-lists.js';
import { LicenceChecks } from '../../../domain/catalogue/licence-check.js';
import type { PlaceBasis } from '../../../domain/catalogue/approximate-place.js';
import type { ListingDetails } from '../../../domain/catalogue/listing.js';
import { ListingNotFound } from '../../../domain/catalogue/listing.errors.js';
import { type CorrectableDetails, correctedFields, type Corrections } from '../../../domain/catalogue/corrections.js';
import type { CellNote } from '../../../domain/import/cell-reader.js';
import { conditionOf, DOUBLE_COLUMNS } from './admin-list-conditions.js';
import { detailsOf, type StoredDetails } from '../catalogue/listing.record.js';
import { siteKeyIn } from '../catalogue/postgres-known-businesses.js';

const ORDERS: Record<AdminListingQuery['sortBy'], string> = {
  changed: 'updated_at DESC, key DESC',
  title: 'title_key, id_key, key',
};

const SOURCE = `split_part(source, ':', 1) AS source, (SELECT name FROM listing_source WHERE 'upload:' || listing_source.id = listing.source) AS list`;
const columnOf = (field: (typeof LISTED_FIELDS)[number]) => (field === 'id' || field === 'slug' ? field : factsOf(field).column);
const LISTED = LISTED_FIELDS.map((field) => (field === 'industry' ? 'trade AS industry' : `${columnOf(field)} AS "${field}"`)).join(', ');
const ITEM = `${LISTED}, status, ${SOURCE}, corrections, version, created_at AS "createdAt", updated_at AS "updatedAt",
              featured_until AS "featuredUntil", confirmed_at AS "confirmedAt", merged_into AS "mergedInto"`;
const MAX_CHOICES = 5_000;
const MAX_DOUBLES = 5;
/**
 * By the keys of the filter "double", each with an index that finds few. Websites that are written in two ways and addresses have no index,
 * and are compared within the town.
 */
const DOUBLES = `
SELECT other.id, other.title, array_agg(found.by ORDER BY array_position($2::text[], found.by)) AS same
  FROM listing AS own
 CROSS JOIN LATERAL (
   (SELECT key, 'phone' AS by FROM listing WHERE ${DOUBLE_COLUMNS.phone} = own.${DOUBLE_COLUMNS.phone} AND status = 'published' LIMIT 10)
   UNION
   (SELECT key, 'website' FROM listing
     WHERE ${siteKeyIn('website')} = ${siteKeyIn('own.website')} AND website IS NOT NULL AND status = 'published' LIMIT 10)
   UNION
   (SELECT key, 'website' FROM listing
     WHERE city_key = own.city_key AND ${DOUBLE_COLUMNS.website} = own.${DOUBLE_COLUMNS.website} AND status = 'published' LIMIT 10)
   UNION
   (SELECT key, 'address' FROM listing
     WHERE city_key = own.city_key AND ${DOUBLE_COLUMNS.address} = own.${DOUBLE_COLUMNS.address} AND status = 'published' LIMIT 10)) AS found
  JOIN listing AS other ON other.key = found.key AND other.key <> own.key
 WHERE own.key = $1 GROUP BY other.key ORDER BY other.key LIMIT ${MAX_DOUBLES}`;
const MERGED = 'SELECT id, title FROM listing WHERE merged_into = $1 ORDER BY updated_at DESC, key DESC LIMIT 100';
/** Rows that are read at once for an export. */
const BATCH = 1_000;

type Marks = Record<'featured' | 'verified' | 'licensed', boolean>;

interface ItemRecord extends Omit<AdminListingItem, 'corrected' | keyof Marks>, Marks {
  corrections: Corrections | null;
}

interface FullRecord extends StoredDetails, Pick<AdminListing, 'id' | 'slug' | 'status' | 'source' | 'list' | 'version'> {
  key: string;
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
  row_notes: CellNote[] | null;
  held_back: boolean;
  created_at: Date;
  updated_at: Date;
  featured_until: Date | null;
  confirmed_at: Date | null;
  merged_into: string | null;
  near_latitude: number | null;
  near_longitude: number | null;
  near_from: PlaceBasis | null;
}

@Injectable()
export class PostgresAdminListings extends AdminListings {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly checks: LicenceChecks,
  ) {
    super();
  }

  async find(query: AdminListingQuery): Promise<AdminList<AdminListingItem>> {
    const { where, values } = conditionOf(query);
    const range = `LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`;
    const rows = await this.transaction.query<ItemRecord>(
      `SELECT ${ITEM} FROM listing WHERE ${where} ORDER BY ${ORDERS[query.sortBy]} ${range}`,
      values,
    );
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM listing WHERE ${where}`, values);
    return adminList(rows.map(itemOf), Number(count?.total), query);
  }

  async get(id: string): Promise<AdminListing> {
    // PostgreSQL cannot store NUL in text: such a value cannot exist, and asking for it would be an error.
    const [row] = id.includes('\0') ? [] : await this.transaction.query<FullRecord>(`SELECT *, ${SOURCE} FROM listing WHERE id = $1`, [id]);
    if (!row) throw new ListingNotFound({ id });
    const merged = await this.transaction.query<AdminListing['merged'][number]>(MERGED, [id]);
    return viewOf(row, { licenceCheck: (await this.checks.of(id)) ?? null, merged, doubles: await this.doublesOf(row) });
  }

  private async doublesOf({ key, status }: Pick<FullRecord, 'key' | 'status'>): Promise<DoubleOf[]> {
    return status === 'published' ? this.transaction.query(DOUBLES, [key, DOUBLE_KEYS]) : [];
  }

  async idsOf(filter: AdminListingFilter, most: number): Promise<{ ids: string[]; total: number }> {
    const { where, values } = conditionOf(filter);
    const rows = await this.transaction.query<{ id: string }>(
      `SELECT id FROM listing WHERE ${where} ORDER BY key LIMIT ${most + 1}`,
      values,
    );
    if (rows.length <= most) return { ids: rows.map(({ id }) => id), total: rows.length };
    const [count] = await this.transaction.query<{ total: string }>(`SELECT count(*) AS total FROM listing WHERE ${where}`, values);
    return { ids: rows.slice(0, most).map(({ id }) => id), total: Number(count?.total) };
  }

  async *each(filter: AdminListingFilter): AsyncGenerator<{ id: string; details: ListingDetails }> {
    const { where, values } = conditionOf(filter);
    let last = '0';
    for (;;) {
      const rows = await this.transaction.query<StoredDetails & { key: string; id: string }>(
        `SELECT * FROM listing WHERE (${where}) AND key > $${values.length + 1} ORDER BY key LIMIT ${BATCH}`,
        [...values, last],
      );
      for (const row of rows) yield { id: row.id, details: detailsOf(row) };
      if (rows.length < BATCH) return;
      last = rows.at(-1)!.key;
    }
  }

  async choices(): Promise<ListingChoices> {
    const named = (column: string, key: string) =>
      this.transaction.query<NamedCount>(
        `WITH spelling AS (
           SELECT ${key}, ${column} AS name, count(*) AS uses FROM listing
            WHERE ${key} IS NOT NULL AND status <> 'removed' GROUP BY ${key}, ${column})
         SELECT (array_agg(name ORDER BY uses DESC, name) FILTER (WHERE name IS NOT NULL))[1] AS name, sum(uses)::int AS count
           FROM spelling GROUP BY ${key} ORDER BY ${key} LIMIT ${MAX_CHOICES}`,
        [],
      );
    const lists = this.transaction.query<ListingChoices['lists'][number]>(
      `SELECT listing_source.id, listing_source.name, coalesce(count, 0)::int AS count FROM listing_source
         LEFT JOIN (SELECT source, count(*) AS count FROM listing WHERE status <> 'removed' GROUP BY source) AS filled
           ON filled.source = 'upload:' || listing_source.id
        ORDER BY name_key LIMIT ${MAX_CHOICES}`,
      [],
    );
    const [trades, cities, uploaded] = await Promise.all([named('trade', 'industry_key'), named('city', 'city_key'), lists]);
    return { trades, cities, lists: uploaded };
  }
}

function itemOf({ corrections, ...row }: ItemRecord): AdminListingItem {
  return { ...row, ...marksOf(row), corrected: correctedFields(corrections ?? {}) };
}

function viewOf(row: FullRecord, beside: Pick<AdminListing, 'licenceCheck' | 'merged' | 'doubles'>): AdminListing {
  const details = detailsOf(row);
  const { id, slug, status, source, list, version } = row;
  return {
    id,
    slug,
    ...details,
    ...marksOf(details),
    status,
    source,
    list,
    corrected: row.corrections && row.source_details ? correctedOf(row.corrections, row.source_details) : {},
    approximatePlace: approximateOf(row),
    version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    notes: row.row_notes ?? [],
    heldBack: row.held_back,
    featuredUntil: row.featured_until,
    confirmedAt: row.confirmed_at,
    mergedInto: row.merged_into,
    ...beside,
  };
}

/** `null` where a listing has its own coordinates: they take precedence. */
function approximateOf({ latitude, near_latitude, near_longitude, near_from }: FullRecord): AdminListing['approximatePlace'] {
  if (latitude !== null || near_latitude === null || near_longitude === null || near_from === null) return null;
  return { latitude: near_latitude, longitude: near_longitude, from: near_from };
}

function correctedOf(corrections: Corrections, source: CorrectableDetails): AdminListing['corrected'] {
  return Object.fromEntries(
    correctedFields(corrections).map((field) => [field, { value: inWords(corrections[field]), source: inWords(source[field]) }]),
  );
}

function marksOf({ featured, verified, licensed }: Marks) {
  return { featured: inWords(featured), verified: inWords(verified), licensed: inWords(licensed) };
}

/** `yes` and `no` as everywhere in the API; any other value as it is. */
function inWords(value: boolean): 'yes' | 'no';
function inWords(value: unknown): unknown;
function inWords(value: unknown): unknown {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value;
}

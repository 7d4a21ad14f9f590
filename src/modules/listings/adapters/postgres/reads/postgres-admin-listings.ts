import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { type AdminList, adminList } from '../../../../../shared/admin-list.js';
import {
  type AdminListing,
  type AdminListingItem,
  type AdminListingQuery,
  AdminListings,
} from '../../../application/reads/admin-listings.js';
import { ListingNotFound } from '../../../application/reads/listing-queries.js';
import { type CorrectableDetails, correctedFields, type Corrections } from '../../../domain/catalogue/corrections.js';
import type { CellNote } from '../../../domain/import/sheet-row.js';
import { conditionOf } from './admin-list-conditions.js';
import { detailsOf, type StoredDetails } from '../catalogue/listing.record.js';

const ORDERS: Record<AdminListingQuery['sortBy'], string> = {
  changed: 'updated_at DESC, key DESC',
  title: 'title_key, id_key, key',
};

const SOURCE = `split_part(source, ':', 1) AS source, (SELECT name FROM listing_source WHERE 'upload:' || listing_source.id = listing.source) AS list`;
const ITEM = `id, slug, title, trade AS industry, city, phone, featured, verified, licensed, status, ${SOURCE}, corrections, version,
              updated_at AS "updatedAt"`;

type Marks = Record<'featured' | 'verified' | 'licensed', boolean>;

interface ItemRecord extends Omit<AdminListingItem, 'corrected' | keyof Marks>, Marks {
  corrections: Corrections | null;
}

interface FullRecord extends StoredDetails, Pick<AdminListing, 'id' | 'slug' | 'status' | 'source' | 'list' | 'version'> {
  corrections: Corrections | null;
  source_details: CorrectableDetails | null;
  row_notes: CellNote[] | null;
  held_back: boolean;
  created_at: Date;
  updated_at: Date;
}

@Injectable()
export class PostgresAdminListings extends AdminListings {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async find(query: AdminListingQuery): Promise<AdminList<AdminListingItem>> {
    const { where, values } = conditionOf(query);
    const range = `LIMIT ${query.limit} OFFSET ${(query.page - 1) * query.limit}`;
    const rows = await this.query<ItemRecord>(
      `SELECT ${ITEM} FROM listing WHERE ${where} ORDER BY ${ORDERS[query.sortBy]} ${range}`,
      values,
    );
    const [count] = await this.query<{ total: string }>(`SELECT count(*) AS total FROM listing WHERE ${where}`, values);
    return adminList(rows.map(itemOf), Number(count?.total), query);
  }

  async get(id: string): Promise<AdminListing> {
    // PostgreSQL's text knows no NUL, and so no listing has one.
    const [row] = id.includes('\0') ? [] : await this.query<FullRecord>(`SELECT *, ${SOURCE} FROM listing WHERE id = $1`, [id]);
    if (!row) throw new ListingNotFound({ id });
    return viewOf(row);
  }

  private query<Row>(sql: string, values: unknown[]): Promise<Row[]> {
    return this.transaction.manager.query(sql, values);
  }
}

function itemOf({ corrections, ...row }: ItemRecord): AdminListingItem {
  return { ...row, ...marksOf(row), corrected: correctedFields(corrections ?? {}) };
}

function viewOf(row: FullRecord): AdminListing {
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
    version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    notes: row.row_notes ?? [],
    heldBack: row.held_back,
  };
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

import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { siteKeyOf } from '../../../../../shared/contact/website-keys.js';
import { factsOf, type FieldName, OWNERS_FIELDS } from '../../../../../shared/listings/field-lists.js';
import { cityKeyFrom } from '../../../../../shared/text/name-keys.js';
import { keyFrom } from '../../../../../shared/text/text.js';
import { MERGE_TRAILS } from '../merge-trails.js';
import {
  type BusinessTraits,
  type KnownBusiness,
  KnownBusinesses,
  type SimilarBusiness,
  type Likeness,
} from '../../../application/catalogue/known-businesses.js';

/** For owners, `industry` is the directory's name of it. */
const columnOf = (field: FieldName) =>
  field === 'industry'
    ? 'listing.trade AS industry'
    : `${factsOf(field).kind === 'places' ? `coalesce(listing.${factsOf(field).column}, '{}')` : `listing.${factsOf(field).column}`} AS "${field}"`;
const COLUMNS = `listing.id, listing.slug, listing.status, ${[...OWNERS_FIELDS, 'region', 'phoneE164'].map((field) => columnOf(field as FieldName)).join(', ')}`;

/** {@link siteKeyOf} in SQL; an index of the migration has the same expression. */
export const siteKeyIn = (column: string): string =>
  `left(regexp_replace(regexp_replace(lower(${column}), '^https?://(www\\.)?', ''), '[/?#]+$', ''), 200)`;

/** A merged listing does not count: beside its target, one business would look like two. */
const COUNTS = `status <> 'removed' AND merged_into IS NULL`;

const STANDING_FOR = `${MERGE_TRAILS}
SELECT asked, ${COLUMNS} FROM trail JOIN listing ON listing.id = trail.id WHERE trail.merged_into IS NULL AND listing.status <> 'removed'`;

/** One kind of likeness at a time, each with an index that answers it. */
const LIKE = `
SELECT wanted.place, found.by, ${COLUMNS}
  FROM json_to_recordset($1::json) AS wanted (place int, title text, city text, phone text, site text)
 CROSS JOIN LATERAL (
   (SELECT id, 1 AS rank, 'phone' AS by FROM listing WHERE phone_e164 = wanted.phone AND ${COUNTS} LIMIT 10)
   UNION ALL
   (SELECT id, 2, 'website' FROM listing WHERE ${siteKeyIn('website')} = wanted.site AND website IS NOT NULL AND ${COUNTS} LIMIT 10)
   UNION ALL
   (SELECT id, 3, CASE WHEN city_key = wanted.city THEN 'title and city' ELSE 'title' END FROM listing
     WHERE title_key = wanted.title AND (wanted.city IS NULL OR city_key = wanted.city) AND ${COUNTS} LIMIT 10)) AS found
  JOIN listing ON listing.id = found.id
 ORDER BY wanted.place, found.rank, listing.key`;

const MAX_LIKE = 10;

@Injectable()
export class PostgresKnownBusinesses extends KnownBusinesses {
  constructor(private readonly transaction: PostgresTransaction) {
    super();
  }

  async get(ids: string[]): Promise<Map<string, KnownBusiness>> {
    // PostgreSQL cannot store NUL in text: such a value cannot exist, and asking for it would be an error.
    const known = ids.filter((id) => !id.includes('\0'));
    const rows = await this.transaction.query<KnownBusiness>(`SELECT ${COLUMNS} FROM listing WHERE id = ANY($1) AND ${COUNTS}`, [known]);
    return new Map(rows.map((row) => [row.id, row]));
  }

  async getMergeTargets(ids: string[]): Promise<Map<string, KnownBusiness>> {
    const known = ids.filter((id) => !id.includes('\0'));
    if (known.length === 0) return new Map();
    const rows = await this.transaction.query<KnownBusiness & { asked: string }>(STANDING_FOR, [known]);
    return new Map(rows.map(({ asked, ...business }) => [asked, business]));
  }

  withEmail(email: string): Promise<KnownBusiness[]> {
    return this.transaction.query(
      `SELECT ${COLUMNS} FROM listing WHERE lower(email) = lower($1) AND email IS NOT NULL AND status <> 'removed' ORDER BY key LIMIT 100`,
      [email],
    );
  }

  async similarTo(traits: BusinessTraits[]): Promise<SimilarBusiness[][]> {
    const wanted = traits.map(({ title, city, phoneE164, website }, place) => ({
      place,
      title: keyFrom(title),
      city: city && cityKeyFrom(city),
      phone: phoneE164,
      site: website && siteKeyOf(website),
    }));
    const rows = await this.transaction.query<KnownBusiness & { place: number; by: Likeness }>(LIKE, [JSON.stringify(wanted)]);
    const found = traits.map(() => new Map<string, SimilarBusiness>());
    for (const { place, by, ...business } of rows) {
      const known = found[place]!.get(business.id);
      if (known) known.by.push(by);
      else found[place]!.set(business.id, { business, by: [by] });
    }
    return found.map((each) => [...each.values()].slice(0, MAX_LIKE));
  }
}

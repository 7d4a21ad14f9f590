import { Injectable } from '@nestjs/common';
import { PostgresTransaction } from '../../../../../platform/database/postgres-transaction.js';
import { AREA_LENGTH, type MapPoint, TownPlaces } from '../../../../../shared/places/town-places.js';
import { approximatePlace } from '../../../domain/catalogue/approximate-place.js';

/** An address, as the columns of a listing have it. */
export interface Addressed {
  post_key: string | null;
  city: string | null;
  region: string | null;
}

/** The columns of an approximate place, with their types. `near_basis` is the address that it was derived from. */
export const NEAR_COLUMNS = {
  near_latitude: 'double precision',
  near_longitude: 'double precision',
  near_from: 'text',
  near_basis: 'text',
} as const;
export type NearValues = Record<keyof typeof NEAR_COLUMNS, number | string | null>;

/** {@link basisOf} in SQL. */
export const BASIS = `concat_ws('|', coalesce(post_key, ''), coalesce(city, ''), coalesce(region, ''))`;

/** The middle of published listings whose own coordinates are known; an approximate place never supports another one. */
const middle = (from: string, to: string) => `
  SELECT avg(latitude) AS latitude, avg(longitude) AS longitude FROM listing
   WHERE status = 'published' AND latitude IS NOT NULL AND longitude IS NOT NULL AND post_key >= ${from} AND post_key < ${to}`;
/** "~" comes after every character of a postal code. */
const MIDDLES = `
SELECT post, code.latitude AS code_latitude, code.longitude AS code_longitude, area.latitude AS area_latitude, area.longitude AS area_longitude
  FROM unnest($1::text[]) AS wanted (post)
  CROSS JOIN LATERAL (${middle('post', `post || ' '`)}) AS code
  CROSS JOIN LATERAL (${middle(`left(post, ${AREA_LENGTH})`, `left(post, ${AREA_LENGTH}) || '~'`)}) AS area`;

interface MiddleRecord {
  post: string;
  code_latitude: number | null;
  code_longitude: number | null;
  area_latitude: number | null;
  area_longitude: number | null;
}

/** Derives approximate places for listings without coordinates of their own: from the listings around them, else from their town. */
@Injectable()
export class ApproximatePlaceCalculator {
  constructor(
    private readonly transaction: PostgresTransaction,
    private readonly towns: TownPlaces,
  ) {}

  /** The columns for each of these addresses, in their order. Reads what the running transaction sees. */
  async of(addresses: readonly Addressed[]): Promise<NearValues[]> {
    const posts = [...new Set(addresses.flatMap(({ post_key: post }) => post ?? []))];
    const rows = posts.length > 0 ? await this.transaction.query<MiddleRecord>(MIDDLES, [posts]) : [];
    const known = new Map(rows.map((row) => [row.post, row]));
    return addresses.map((address) => {
      const row = address.post_key === null ? undefined : known.get(address.post_key);
      const place = approximatePlace(address.post_key, {
        code: row && pointOf(row.code_latitude, row.code_longitude),
        area: row && pointOf(row.area_latitude, row.area_longitude),
        town: address.city === null ? undefined : this.towns.find(address.city, address.region),
      });
      return {
        near_latitude: place?.latitude ?? null,
        near_longitude: place?.longitude ?? null,
        near_from: place?.from ?? null,
        near_basis: basisOf(address),
      };
    });
  }
}

function basisOf({ post_key: post, city, region }: Addressed): string {
  return [post ?? '', city ?? '', region ?? ''].join('|');
}

function pointOf(latitude: number | null, longitude: number | null): MapPoint | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

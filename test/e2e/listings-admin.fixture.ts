import pg from 'pg';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { eventually, get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { send } from '../support/http.js';
import { aRow, rows, SheetFile } from '../support/sheet.js';

export interface Listing {
  id: string;
  slug: string;
  title: string;
  status: string;
  source: string;
  corrected: Record<string, { value: unknown; source: unknown }>;
  version: number;
  updatedAt: string;
  notes: unknown[];
  heldBack: boolean;
  detail: string;
  errors: { field: string; message: string }[];
  [field: string]: unknown;
}

interface List {
  items: (Omit<Listing, 'corrected'> & { corrected: string[] })[];
  total: number;
  page: number;
  totalPages: number;
}

interface Run {
  updated: number;
  unchanged: number;
  removed: number;
  created: number;
  notes: { row: number; field: string; reason: string }[];
}

export const PATH = '/api/admin/listings';

/** One answer of the database, behind the API's back. */
async function ask(client: pg.Client, sql: string): Promise<number> {
  return Number((await client.query<{ answer: string }>(`SELECT ${sql} AS answer`)).rows[0]?.answer);
}

/**
 * An admin at an application of its own, for the tests of one file.
 *
 * @param sheet what `anew` puts behind it; ten businesses unless said otherwise
 */
export function listingsAdmin(sheet: readonly ListingRow[] = rows(10)) {
  const file = new SheetFile();
  let app: TestApp;
  let admin: string;
  let database: pg.Client;

  const sync = async (body: object = {}) => (await post<Run>(app, '/api/sync', body, admin)).body;
  const list = async (query = '') => (await get<List>(app, `${PATH}?${query}`, admin)).body;

  beforeAll(async () => {
    app = await startApp({ env: { LISTINGS_CSV: file.path } });
    admin = await signIn(app);
    database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database.end();
    await app.close();
    file.remove();
  });

  return {
    /**
     * Puts the sheet behind the application as if nothing had been there. For tests that change listings before each of them, for others
     * once. A sync deletes sample listings for good, and tells the index: in two steps no row of the test before is left.
     */
    anew: async (): Promise<void> => {
      for (const each of [[aRow('nobody')], sheet]) {
        await database.query(`UPDATE listing SET source = 'sample'`);
        await file.write(each);
        await sync({ force: true });
      }
    },
    file,
    sync,
    list,
    app: () => app,
    admin: () => admin,
    database: () => database,
    idsIn: async (query: string) => (await list(query)).items.map(({ id }) => id),
    read: async (id: string) => (await get<Listing>(app, `${PATH}/${encodeURIComponent(id)}`, admin)).body,
    /** As visitors read it. */
    shown: (id: string) => get<Listing>(app, `/api/listings/${encodeURIComponent(id)}`),
    /** What visitors find. */
    found: async (query: string) =>
      (await get<{ services: { id: string }[] }>(app, `/api/search?limit=100&${query}`)).body.services.map(({ id }) => id),
    act: (id: string, what: 'unpublish' | 'restore', body: object = {}) => post<Listing>(app, `${PATH}/${id}/${what}`, body, admin),
    audit: async () =>
      (await get<{ items: { action: string; client: string; detail: object }[] }>(app, '/api/admin/audit', admin)).body.items,
    correct: async (id: string, body: unknown) => {
      const headers = { 'content-type': 'application/json', cookie: admin };
      const answer = await send(app, `${PATH}/${encodeURIComponent(id)}`, { method: 'PATCH', body: JSON.stringify(body), headers });
      return { ...answer, body: JSON.parse(answer.text) as Listing };
    },
    /** Until the engine answers and no change waits to reach it: what it shows next comes from what is done next. */
    untilSettled: async () => {
      const waiting = `(SELECT count(*) FROM pgboss.job WHERE name = 'listings-changed' AND state IN ('created', 'retry', 'active'))`;
      const settled = async () => (await ask(database, waiting)) === 0 && !('degraded' in (await get(app, '/api/search')).body);
      await eventually(settled, 'the index has all changes');
    },
  };
}

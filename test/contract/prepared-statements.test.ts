import { DatabaseStall } from '../../src/platform/database/database-stall.js';
import { PREPARED } from '../../src/platform/database/prepared-statements.js';
import { stallAwarePool } from '../../src/platform/database/stall-aware-pool.js';
import { createDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let pool: InstanceType<ReturnType<typeof stallAwarePool>>;

beforeAll(async () => {
  database = await createDatabase();
  pool = new (stallAwarePool(new DatabaseStall()))({ connectionString: database.url, max: 1 });
  // Its connection may still be closing when the database is dropped.
  pool.on('error', () => undefined);
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const prepared = async () => {
  const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
  return rows.map(({ statement }) => statement);
};

it('a prepared statement is prepared once for each connection, and returns the result for its own values', async () => {
  const text = `${PREPARED}SELECT $1::int * 2 AS double`;
  for (const value of [1, 2, 21]) expect((await pool.query(text, [value])).rows).toEqual([{ double: value * 2 }]);
  expect((await pool.query('SELECT $1::int AS same', [7])).rows).toEqual([{ same: 7 }]);
  expect(await prepared()).toEqual([text]);
});

it('it is prepared again when its tables change', async () => {
  const text = `${PREPARED}SELECT name FROM replaced`;
  await pool.query(`CREATE TABLE replaced AS SELECT 'old'::text AS name`);
  expect((await pool.query(text)).rows).toEqual([{ name: 'old' }]);
  await pool.query(`DROP TABLE replaced; CREATE TABLE replaced AS SELECT 1 AS other, 'new'::text AS name`);
  expect((await pool.query(text)).rows).toEqual([{ name: 'new' }]);
});

it('their number is limited for each connection', async () => {
  for (let number = 0; number < 100; number += 1)
    expect((await pool.query(`${PREPARED}SELECT ${number} AS n`)).rows).toEqual([{ n: number }]);
  expect((await prepared()).length).toBe(64);
});

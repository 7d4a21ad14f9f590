import { SiteCalendar } from '../../src/shared/settings/site-calendar.js';
import { FixedSettings } from '../../src/shared/testing/fixed-settings.js';
import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresSubmissionList } from '../../src/modules/submissions/adapters/postgres/postgres-submission-list.js';
import { PostgresSubmissionRepository } from '../../src/modules/submissions/adapters/postgres/postgres-submission-repository.js';
import type { SubmissionFields } from '../../src/modules/submissions/domain/submission-fields.js';
import { Submission } from '../../src/modules/submissions/domain/submission.js';
import { ReferredSubmissions } from '../../src/modules/submissions/application/referred-submissions.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const PHONE = '(519) 555-0123';
const START = new Date('2026-03-01T08:00:00Z').getTime();

let source: DataSource;
let list: PostgresSubmissionList;
/** How many rows each statement of the list answered. */
const read: number[] = [];

beforeAll(async () => {
  source = await migratedSource();
  const query = async (sql: string, values: unknown[]) => {
    const rows = await source.manager.query<unknown[]>(sql, values);
    read.push(rows.length);
    return rows;
  };
  list = new PostgresSubmissionList({ query } as unknown as PostgresTransaction, new SiteCalendar(new FixedSettings()));
});

let sent = 0;

async function aSubmission(fields: SubmissionFields): Promise<{ id: string; fields: SubmissionFields }> {
  const id = randomUUID();
  const submission = Submission.receive({ id, kind: 'new', fields, ref: null, spam: null, at: new Date(START + sent++ * 1_000) });
  await new PostgresSubmissionRepository(transactionsOn(source), new ReferredSubmissions()).add(submission);
  return { id, fields };
}

it('of thousands of similar submissions only the ten oldest are read, each with its similarities', async () => {
  const one = await aSubmission({ title: 'Bob & Sons', city: 'Guelph', phone: PHONE });
  const named = await aSubmission({ title: 'BOB & SONS', city: 'guelph', phone: '416 555 0177' });
  const flood = [];
  for (let turn = 1; turn <= 30; turn++) flood.push(await aSubmission({ title: `Flood ${turn}`, city: 'Guelph', phone: PHONE }));
  const other = await aSubmission({ title: 'Quite Another', city: 'Guelph', phone: '613 555 0188' });
  read.length = 0;
  const [alike, none] = await list.alike([one, other]);
  expect(alike).toEqual([
    { id: named.id, title: 'BOB & SONS', why: ['title and city'] },
    ...flood.slice(0, 9).map(({ id, fields }) => ({ id, title: fields.title, why: ['phone'] })),
  ]);
  expect(none).toEqual([]);
  expect(read).toEqual([10]);
});

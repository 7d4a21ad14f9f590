import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { PostgresContactNotices } from '../../src/modules/submissions/adapters/postgres/postgres-contact-notices.js';
import { hashOfToken } from '../../src/shared/privacy/token-hash.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const AT = new Date('2026-02-01T08:00:00Z');
const later = (days: number) => new Date(AT.getTime() + days * 86_400_000);

let source: DataSource;
let notices: PostgresContactNotices;

beforeAll(async () => {
  source = await migratedSource();
  notices = new PostgresContactNotices(transactionsOn(source));
});

/** @returns the id of a notice about this listing */
async function aNotice(listingId: string, token: string): Promise<string> {
  const [id, submissionId] = [randomUUID(), randomUUID()];
  await source.query(
    `INSERT INTO submission (id, kind, status, fields, created_at, version, title_key) VALUES ($1, 'renewal', 'pending', '{}', now(), 1, '')`,
    [submissionId],
  );
  const notice = {
    id,
    submissionId,
    listingId,
    email: 'shop@example.com',
    changes: [],
    createdAt: AT,
    expiresAt: later(30),
    objectedAt: null,
  };
  await notices.add(notice, hashOfToken(token));
  return id;
}

it('the first objection to a change stays; of the objections of a business, the last one comes first', async () => {
  const [first, second, silent] = [await aNotice('maple', 'a'), await aNotice('maple', 'b'), await aNotice('maple', 'c')];
  await notices.object(first, later(1));
  await notices.object(second, later(2));
  await notices.object(first, later(3));
  const objected = (await notices.objected(['maple', 'oak'])).map(({ id, objectedAt }) => [id, objectedAt]);
  expect(objected).toEqual([
    [second, later(2)],
    [first, later(1)],
  ]);
  expect(objected.flat()).not.toContain(silent);
});

it('the link of a notice works until its last moment', async () => {
  const id = await aNotice('fir', 'd');
  const found = async (at: Date) => (await notices.findByLink(hashOfToken('d'), at))?.id;
  expect([await found(new Date(later(30).getTime() - 1)), await found(later(30))]).toEqual([id, undefined]);
});

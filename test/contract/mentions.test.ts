import type { DataSource } from 'typeorm';
import { MessagePrivacy } from '../../src/modules/enquiries/adapters/postgres/message-privacy.js';
import { SubmissionPrivacy } from '../../src/modules/submissions/adapters/postgres/submission-privacy.js';
import { PostgresAuditLog } from '../../src/platform/audit/postgres-audit-log.js';
import { OpenIntake, SentDeliveries } from '../../src/shared/testing/doubles.js';
import { migratedSource } from '../support/migrated-source.js';
import { transactionsOn } from '../support/transaction.js';

const ID = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

let source: DataSource;

beforeAll(async () => {
  source = await migratedSource();
});

it('an erasure names the messages of others that mention the address, also in a hidden field of the form', async () => {
  await source.query(
    `INSERT INTO message (id, kind, subject, message, status, hidden, created_at)
     VALUES ($1, 'contact', 'A tap', 'It drips.', 'inbox', '{"_subject":"For Zoe@example.com"}', now()),
            ($2, 'contact', 'A tap', 'It drips.', 'inbox', '{}', now())`,
    [ID(1), ID(2)],
  );
  const privacy = new MessagePrivacy(transactionsOn(source), new SentDeliveries(), new OpenIntake());
  const counted = await privacy.erase({ email: 'zoe@example.com', listings: false });
  expect(counted.find(({ became }) => became === 'kept')).toMatchObject({ count: 1, where: [`/settings/messages?open=${ID(1)}`] });
});

it('an erasure names the submissions of others that mention the address, in a field or in the reason of a decision', async () => {
  await source.query(
    `INSERT INTO submission (id, kind, status, fields, reason, created_at, version, title_key)
     VALUES ($1, 'new', 'pending', '{"description":"Ask Zoe@Example.com."}', NULL, now(), 1, ''),
            ($2, 'new', 'rejected', '{}', 'That is the business of ZOE@example.com', now(), 1, ''),
            ($3, 'new', 'rejected', '{}', 'Ask anzoe@example.com', now(), 1, '')`,
    [ID(1), ID(2), ID(3)],
  );
  const transactions = transactionsOn(source);
  const privacy = new SubmissionPrivacy(transactions, new SentDeliveries(), new OpenIntake(), new PostgresAuditLog(transactions));
  const counted = await privacy.erase({ email: 'zoe@example.com', listings: false });
  expect(counted.find(({ became }) => became === 'kept')).toMatchObject({
    count: 2,
    where: expect.arrayContaining([`/settings/submissions?open=${ID(1)}`, `/settings/submissions?open=${ID(2)}`]) as string[],
  });
});

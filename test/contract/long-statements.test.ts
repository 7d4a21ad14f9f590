import { listingImages } from '../../src/modules/listings/adapters/postgres/catalogue/listing-images.js';
import { isCommitted, trackingCommits } from '../../src/platform/database/committed-change.js';
import type { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';
import { CopyPerson } from '../../src/platform/privacy/copy-person.js';
import { ErasePerson } from '../../src/platform/privacy/erase-person.js';
import { PersonalData } from '../../src/shared/privacy/personal-data.js';
import { InMemoryAuditLog } from '../../src/shared/testing/doubles.js';
import { openDirectory, type TestDirectory } from '../support/directory.js';

let directory: TestDirectory;

beforeAll(async () => {
  directory = await openDirectory();
});

afterAll(() => directory.close());

/** How long a statement may take at this moment. */
async function limit(): Promise<string> {
  const [row] = await directory.transaction.manager.query<{ statement_timeout: string }[]>('SHOW statement_timeout');
  return row!.statement_timeout;
}

describe('reads of whole tables have a timeout of minutes', () => {
  it('for the erasure of a person, and the copy for one', async () => {
    const found: string[] = [];
    const data = new PersonalData();
    const look = async () => (found.push(await limit()), []);
    data.register({ columns: [], collect: look, erase: look, expire: () => Promise.resolve([]) });
    const audit = new InMemoryAuditLog();
    await new ErasePerson(data, audit, directory.transaction).execute({ email: 'ann@example.com', listings: false }, false);
    await new CopyPerson(data, audit, directory.transaction).execute('ann@example.com');
    expect([found, await limit()]).toEqual([['5min', '5min'], '2500ms']);
  });

  it('for the search for used pictures', async () => {
    const { transaction } = directory;
    const found: string[] = [];
    const watched = {
      query: (sql: string) => transaction.query(sql),
      run: (work: () => Promise<unknown>, options?: { long?: boolean }) =>
        transaction.run(async () => (found.push(await limit()), work()), options),
    };
    await listingImages(watched as unknown as PostgresTransaction);
    expect(found).toEqual(['5min']);
  });
});

it('a request counts as having changed something once its outermost transaction is committed', async () => {
  const { transaction } = directory;
  await trackingCommits(async () => {
    await expect(transaction.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(isCommitted()).toBe(false);
    await transaction.run(async () => {
      await transaction.run(() => Promise.resolve());
      expect(isCommitted()).toBe(false);
    });
    expect(isCommitted()).toBe(true);
  });
});

import { Outage, registerOutageRecognition } from '../../../../../shared/outage.js';
import { InMemoryAuditLog, NoTransaction } from '../../../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../../../shared/testing/fixed-settings.js';
import { RemoteFiles } from '../../../domain/import/remote/remote-file.js';
import { ListingSourceFailed, SyncAlreadyRunning, SyncInterrupted } from '../../../domain/import/sync.errors.js';
import { InMemorySyncRuns } from '../../../testing/doubles.js';
import { InMemoryRemoteSources } from '../../../testing/remote-sources.js';
import { InMemoryUploads } from '../../../testing/uploads.js';
import { FetchSource } from './fetch-source.js';
import { ManageSources } from './manage-sources.js';

/** A Monday, three in the morning in Toronto. */
const DUE = new Date('2026-11-23T08:00:00Z');
const NEXT_WEEK = new Date('2026-11-30T08:00:00Z');
const after = (minutes: number) => new Date(DUE.getTime() + minutes * 60_000);

class DatabaseAway extends Outage {
  readonly code = 'database-away';
  readonly reason = 'no answer';
}
registerOutageRecognition((error) => (error instanceof DatabaseAway ? error : undefined));

class FailingFiles extends RemoteFiles {
  error: Error = new ListingSourceFailed('nothing is there');
  /** What happens while the table is being fetched. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  override async withFile(): Promise<never> {
    await this.meanwhile();
    throw this.error;
  }

  accountEmail(): Promise<null> {
    return Promise.resolve(null);
  }
}

const notReached = { run: () => Promise.reject(new Error('nothing was fetched')) };

async function setUp() {
  const sources = new InMemoryRemoteSources();
  const files = new FailingFiles();
  const clock = { now: () => DUE };
  const managing = new ManageSources(sources, new FixedSettings(), new NoTransaction(), new InMemoryAuditLog(), clock);
  const fetching = new FetchSource(sources, files, notReached, new InMemoryUploads(), notReached, new InMemorySyncRuns(), managing, clock);
  const { id } = await managing.add({ name: 'Ours', address: 'https://example.com/list.csv', clock: '0 3 * * 1' }, null);
  await sources.postpone(id, DUE);
  const unexpected: unknown[] = [];
  const due = () => fetching.due((error) => unexpected.push(error));
  return { sources, files, managing, id, due, unexpected, dueAt: async () => (await sources.get(id)).dueAt };
}

describe('a table that is fetched on schedule', () => {
  it('is fetched at its next time, whether or not it was readable', async () => {
    const { due, dueAt, files, sources, id, unexpected } = await setUp();
    expect(await due()).toEqual(['Ours']);
    expect(await dueAt()).toEqual(NEXT_WEEK);
    await sources.postpone(id, DUE);
    files.error = new TypeError('a mistake');
    await due();
    expect([await dueAt(), unexpected]).toEqual([NEXT_WEEK, [files.error]]);
  });

  it.each([
    ['the database is away', new DatabaseAway('away')],
    ['this process stops', new SyncInterrupted()],
  ])('is retried soon, and not a week later, if %s during the fetch', async (_case, error) => {
    const { due, dueAt, files } = await setUp();
    files.error = error;
    await due();
    expect(await dueAt()).toEqual(after(30));
  });

  it('is fetched again soon if its process was killed', async () => {
    const { due, dueAt, files } = await setUp();
    let claimed: Date | null = null;
    files.meanwhile = async () => void (claimed = await dueAt());
    await due();
    expect(claimed).toEqual(after(30));
  });

  it('is retried after another sync, and follows a changed schedule', async () => {
    const { due, dueAt, files, managing, id, sources } = await setUp();
    files.error = new SyncAlreadyRunning();
    await due();
    expect(await dueAt()).toEqual(after(5));
    await sources.postpone(id, DUE);
    files.error = new ListingSourceFailed('nothing is there');
    files.meanwhile = () => managing.change(id, { clock: '20 * * * *' }, null);
    await due();
    expect(await dueAt()).toEqual(after(20));
    await sources.postpone(id, DUE);
    files.meanwhile = () => managing.change(id, { clock: 'off' }, null);
    await due();
    expect(await dueAt()).toBeNull();
  });
});

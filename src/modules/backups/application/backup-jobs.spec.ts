import { InMemoryAuditLog } from '../../../shared/testing/doubles.js';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import type { BackupReason, BackupRun, BackupTest, RunDetail } from '../domain/backup.js';
import { BackupFailed, BackupNotFound, BackupUnderWay } from '../domain/backup.errors.js';
import { BackupFiles, BackupRestorer, BackupRuns, type MadeBackup, type StoredFile } from '../domain/backup-ports.js';
import { ReadBackups } from './read-backups.js';
import { BackupJobs } from './backup-jobs.js';

const MADE_ELSEWHERE = new Date('2026-10-01T04:00:00Z');

class MemoryFiles extends BackupFiles {
  readonly folder = '/backups';
  readonly machine = 'here';
  readonly stored = new Map<string, Date>();
  readonly unread = new Set<string>();

  list(): Promise<StoredFile[]> {
    return Promise.all([...this.stored.keys()].map((name) => this.find(name)));
  }

  find(name: string): Promise<StoredFile> {
    const changedAt = this.stored.get(name);
    return changedAt
      ? Promise.resolve({ name, bytes: 1, changedAt, madeAt: this.unread.has(name) ? null : changedAt })
      : Promise.reject(new BackupNotFound(name));
  }

  make(name: string, now: Date) {
    this.stored.set(name, now);
    return Promise.resolve({ rows: 2, tables: 1, bytes: 1 });
  }

  importFile(_path: string, _shownAs: string, name: string) {
    this.stored.set(name, MADE_ELSEWHERE);
    return Promise.resolve({ rows: 2, tables: 1, bytes: 1, madeAt: MADE_ELSEWHERE });
  }

  remove(name: string): Promise<void> {
    this.stored.delete(name);
    return Promise.resolve();
  }
}

class MemoryRuns extends BackupRuns {
  readonly rows: (BackupRun & { forgotten?: true; due?: number })[] = [];

  constructor(private readonly now: () => Date) {
    super();
  }

  begin(run: Pick<BackupRun, 'kind' | 'name' | 'reason' | 'machine'>, due?: Date): Promise<BackupRun | undefined> {
    if (due && this.rows.some((row) => row.due === due.getTime())) return Promise.resolve(undefined);
    if (this.rows.some(({ endedAt }) => endedAt === null)) return Promise.reject(new BackupUnderWay());
    const row = {
      ...run,
      id: String(this.rows.length),
      startedAt: this.now(),
      endedAt: null,
      problem: null,
      detail: {},
      due: due?.getTime(),
    };
    this.rows.push(row);
    return Promise.resolve(row);
  }

  beat(): Promise<void> {
    return Promise.resolve();
  }

  end(id: string, problem: string | null, detail: RunDetail): Promise<void> {
    Object.assign(
      this.rows.find((row) => row.id === id)!,
      { endedAt: this.now(), problem, detail },
    );
    return Promise.resolve();
  }

  latest(count: number): Promise<BackupRun[]> {
    return Promise.resolve(this.rows.toReversed().slice(0, count));
  }

  made(): Promise<MadeBackup[]> {
    const good = this.rows.filter(
      ({ kind, problem, endedAt, forgotten }) => kind === 'backup' && problem === null && endedAt !== null && !forgotten,
    );
    return Promise.resolve(
      good.map(({ name, startedAt, reason, machine, detail }) => ({ name, madeAt: startedAt, reason, machine, detail })),
    );
  }

  tests(): Promise<Map<string, BackupTest>> {
    return Promise.resolve(new Map<string, BackupTest>());
  }

  async recordBackup({ name, reason, machine, detail }: Omit<MadeBackup, 'madeAt'>, at: Date): Promise<void> {
    this.rows.unshift({ id: name, kind: 'backup', name, reason, machine, startedAt: at, endedAt: at, problem: null, detail });
    return Promise.resolve();
  }

  forget(name: string): Promise<void> {
    for (const row of this.rows) if (row.name === name) row.forgotten = true;
    return Promise.resolve();
  }
}

class MemoryRestorer extends BackupRestorer {
  readonly done: string[] = [];
  broken = false;

  check(name: string): Promise<void> {
    return this.broken ? Promise.reject(new BackupFailed(`${name} is no whole backup.`)) : Promise.resolve();
  }

  testRestore(name: string) {
    return this.restored(`tried ${name}`);
  }

  replaceAll(name: string) {
    return this.restored(`replaced by ${name}`);
  }

  private restored(what: string) {
    this.done.push(what);
    return Promise.resolve({ rows: 2, tables: 1, listings: 1 });
  }
}

function setUp(kept = '7') {
  const time = { now: new Date('2026-11-20T04:00:00Z') };
  const now = () => time.now;
  const [files, runs, restorer, audit] = [new MemoryFiles(), new MemoryRuns(now), new MemoryRestorer(), new InMemoryAuditLog()];
  const after: string[] = [];
  const logged: unknown[] = [];
  const settings = new FixedSettings({ BACKUPS_KEPT: kept });
  const backups = new ReadBackups(files, runs, { now });
  const work = new BackupJobs(
    files,
    runs,
    restorer,
    backups,
    settings,
    audit,
    { now },
    { run: () => Promise.resolve(void after.push('followed')) },
    (error) => logged.push(error),
  );
  const names = (reason: BackupReason) => runs.rows.filter((row) => row.reason === reason && !row.forgotten).map(({ name }) => name);
  return { time, files, runs, restorer, audit, after, logged, backups, work, names };
}

describe('backups', () => {
  it('on schedule: one for each tick in all processes together, and only the newest are kept', async () => {
    const { time, files, work, names } = setUp('2');
    for (const day of [20, 21, 22]) {
      time.now = new Date(Date.UTC(2026, 10, day, 4));
      await Promise.all([work.makeScheduled(time.now), work.makeScheduled(time.now)]);
      await work.settled();
    }
    expect([...files.stored.keys()]).toEqual([
      'homewright-2026-11-21T04-00-00Z.backup.tar.gz',
      'homewright-2026-11-22T04-00-00Z.backup.tar.gz',
    ]);
    expect(names('schedule')).toHaveLength(2);
  });

  it('on schedule: one that was delayed by another backup is made at the retry, with its own name', async () => {
    const { time, files, work, names } = setUp();
    await work.make(null);
    const due = time.now;
    await expect(work.makeScheduled(due)).rejects.toThrow(BackupUnderWay);
    await work.settled();
    time.now = new Date('2026-11-20T04:01:00Z');
    await work.makeScheduled(due);
    await work.settled();
    expect(names('schedule')).toEqual(['homewright-2026-11-20T04-01-00Z.backup.tar.gz']);
    expect(files.stored.size).toBe(2);
  });

  it('on schedule: one that was missed while no process ran is made, unless there is a newer one', async () => {
    const { time, work, names } = setUp();
    const due = new Date('2026-11-20T03:00:00Z');
    await work.make(null);
    await work.settled();
    await work.makeMissed(due);
    expect(names('schedule')).toEqual([]);
    time.now = new Date('2026-11-21T08:00:00Z');
    await work.makeMissed(new Date('2026-11-21T03:00:00Z'));
    await work.settled();
    expect(names('schedule')).toEqual(['homewright-2026-11-21T08-00-00Z.backup.tar.gz']);
  });

  it('are restored after a backup of the current data, and subscribers are notified', async () => {
    const { time, files, restorer, after, audit, runs, work } = setUp();
    const name = await work.make('10.0.0.9');
    await work.settled();
    time.now = new Date('2026-11-21T04:00:00Z');
    await work.restore(name, '10.0.0.9');
    await work.settled();
    const first = 'homewright-2026-11-21T04-00-00Z-before-restore.backup.tar.gz';
    expect(files.stored.has(first)).toBe(true);
    expect(restorer.done).toEqual([`replaced by ${name}`]);
    expect(after).toEqual(['followed']);
    expect(runs.rows.at(-1)).toMatchObject({ kind: 'restore', problem: null, detail: { listings: 1, madeFirst: first } });
    expect(audit.entries.map(({ action }) => action)).toEqual(['backup-made', 'backup-restored']);
  });

  it('are not deleted while one is made or used', async () => {
    const { files, restorer, work } = setUp();
    const name = await work.make(null);
    await work.settled();
    const trial = Promise.withResolvers<{ rows: number; tables: number; listings: number }>();
    restorer.testRestore = () => trial.promise;
    await work.test(name);
    await expect(work.remove(name, null)).rejects.toThrow(BackupUnderWay);
    expect(files.stored.has(name)).toBe(true);
    trial.resolve({ rows: 2, tables: 1, listings: 1 });
    await work.settled();
    await work.remove(name, null);
    expect(files.stored.has(name)).toBe(false);
  });

  it('log unexpected errors, and do not show them', async () => {
    const { files, runs, logged, work } = setUp();
    files.make = () => Promise.reject(new Error('connect ECONNREFUSED /secret/path'));
    await work.make(null);
    await work.settled();
    expect([runs.rows.at(-1)!.problem, logged.length]).toEqual(['Something went wrong; the log of the process says what.', 1]);
  });

  it('that are incomplete change nothing, and the run shows the reason', async () => {
    const { files, restorer, runs, logged, work } = setUp();
    const name = await work.make(null);
    await work.settled();
    restorer.broken = true;
    await work.restore(name, null);
    await work.settled();
    // The log has it as well: nobody may look at the page.
    expect(logged).toEqual([expect.any(BackupFailed)]);
    expect(runs.rows.at(-1)).toMatchObject({ kind: 'restore', problem: `${name} is no whole backup.` });
    expect([restorer.done, files.stored.size]).toEqual([[], 1]);
  });

  it('that were uploaded are listed with their date, and only if they can be restored here', async () => {
    const { files, restorer, runs, audit, work } = setUp();
    const file = { path: '/tmp/file', fileName: 'mine.backup.tar.gz' };
    const name = await work.importFile(file, '10.0.0.9');
    expect(runs.rows).toMatchObject([{ kind: 'backup', reason: 'uploaded', name, startedAt: MADE_ELSEWHERE }]);
    expect(audit.entries).toMatchObject([{ action: 'backup-uploaded', detail: { name, file: 'mine.backup.tar.gz' } }]);
    await work.remove(name, null);
    restorer.broken = true;
    await expect(work.importFile(file, null)).rejects.toThrow(BackupFailed);
    expect(files.stored.size).toBe(0);
  });

  it('that are uploaded within a second have different names', async () => {
    const { files, work } = setUp();
    const upload = () => work.importFile({ path: '/tmp/file', fileName: 'mine.backup.tar.gz' }, null);
    const names = [...(await Promise.all([upload(), upload()])), await upload()];
    expect(new Set(names).size).toBe(3);
    expect([...files.stored.keys()]).toEqual(names);
  });

  it('that could not be uploaded leave their names to the next ones', async () => {
    const { files, work } = setUp();
    const file = { path: '/tmp/file', fileName: 'mine.backup.tar.gz' };
    const tried: string[] = [];
    const importing = jest.spyOn(files, 'importFile').mockImplementation((_path, _shownAs, name) => {
      tried.push(name);
      return Promise.reject(new BackupFailed('The disk is full.'));
    });
    await expect(work.importFile(file, null)).rejects.toThrow(BackupFailed);
    importing.mockRestore();
    expect([await work.importFile(file, null)]).toEqual(tried);
  });

  it('that somebody removed from the folder are not listed, those of other machines are', async () => {
    const { time, files, runs, backups } = setUp();
    const made = { reason: 'by-hand', detail: {} } as const;
    await runs.recordBackup({ ...made, name: 'removed.backup.tar.gz', machine: files.machine }, time.now);
    await runs.recordBackup({ ...made, name: 'far.backup.tar.gz', machine: 'elsewhere' }, time.now);
    expect((await backups.get()).backups).toMatchObject([{ name: 'far.backup.tar.gz', machine: 'elsewhere', isHere: false }]);
  });

  it('without readable metadata in the folder are not listed as good', async () => {
    const { time, files, backups } = setUp();
    files.stored.set('junk.backup.tar.gz', time.now);
    files.unread.add('junk.backup.tar.gz');
    expect((await backups.get()).backups).toMatchObject([
      { name: 'junk.backup.tar.gz', reason: 'found', test: { problem: expect.any(String) as string } },
    ]);
    expect(await backups.look()).toMatchObject({ done: false, says: expect.stringContaining('no backup yet') as string });
    files.stored.set('found.backup.tar.gz', time.now);
    expect(await backups.look()).toMatchObject({ done: true });
  });

  it('are processed one at a time', async () => {
    const { runs, work } = setUp();
    await runs.begin({ kind: 'test', name: 'x', reason: 'by-hand', machine: 'elsewhere' });
    await expect(work.make(null)).rejects.toThrow(BackupUnderWay);
    await expect(work.test('unknown')).rejects.toThrow(BackupNotFound);
  });
});

import type { AuditLog } from '../../../shared/office/audit-log.js';
import type { Clock } from '../../../shared/clock.js';
import { DomainError } from '../../../shared/domain-error.js';
import type { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { type BackupReason, backupNameAt, beyondRetention, type RunDetail, type RunKind } from '../domain/backup.js';
import { BackupUnderWay } from '../domain/backup.errors.js';
import type { BackupFiles, BackupRestorer, BackupRuns } from '../domain/backup-ports.js';
import type { ReadBackups } from './read-backups.js';

const HEARTBEAT_MS = 10_000;
const KEPT_BY_DEFAULT = 7;

/** What has to happen after a restore, such as a rebuild of the index. */
export interface AfterRestore {
  run(): Promise<void>;
}

/** Makes, tests and restores backups. Each begins at once and continues in the background; its outcome is recorded with the runs. */
export class BackupJobs {
  private underWay: Promise<void> = Promise.resolve();
  /** Names reserved for files that are being received and are not in the folder yet. */
  private readonly arriving = new Set<string>();

  constructor(
    private readonly files: BackupFiles,
    private readonly runs: BackupRuns,
    private readonly restorer: BackupRestorer,
    private readonly backups: ReadBackups,
    private readonly settings: EffectiveSettings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly after: AfterRestore,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** @returns its name @throws BackupUnderWay */
  async make(client: string | null): Promise<string> {
    const name = backupNameAt(this.clock.now(), 'by-hand');
    await this.begin('backup', name, 'by-hand', () => this.makeFile(name, 'by-hand', client));
    return name;
  }

  /**
   * Stores a file that an admin has uploaded. It is listed with the others; nothing else changes.
   * @returns its name
   * @throws BackupFailed when it is no complete backup, or of a later version
   */
  async importFile({ path, fileName }: { path: string; fileName: string }, client: string | null): Promise<string> {
    const name = await this.reserveName('uploaded');
    const { madeAt, ...detail } = await this.files.importFile(path, fileName, name).finally(() => this.arriving.delete(name));
    try {
      await this.restorer.check(name);
    } catch (error) {
      await this.files.remove(name);
      throw error;
    }
    await this.runs.recordBackup({ name, reason: 'uploaded', machine: this.files.machine, detail }, madeAt);
    await this.audit.record({ action: 'backup-uploaded', client, detail: { name, file: fileName } });
    return name;
  }

  /**
   * @param due the scheduled time: the schedule fires in every process, and one of them makes the backup
   * @throws BackupUnderWay while other work is running, until one of the processes has made it; safe to repeat
   */
  async makeScheduled(due: Date): Promise<void> {
    // Named by the present time: a backup by hand at the scheduled time, for which this one waited, has the name of that time.
    const name = backupNameAt(this.clock.now(), 'schedule');
    await this.begin('backup', name, 'schedule', () => this.makeFile(name, 'schedule', null), due);
  }

  /**
   * The same for a scheduled time that passed while no process was running. Does nothing if there is a newer backup.
   * @throws BackupUnderWay
   */
  async makeMissed(due: Date): Promise<void> {
    const newest = await this.backups.at();
    if (newest === null || newest < due) await this.makeScheduled(due);
  }

  /** @throws BackupNotFound, BackupUnderWay */
  async test(name: string): Promise<void> {
    const { name: file } = await this.files.find(name);
    await this.begin('test', file, 'by-hand', async () => ({ ...(await this.restorer.testRestore(file)) }));
  }

  /** Backs up the present data first. @throws BackupNotFound, BackupUnderWay */
  async restore(name: string, client: string | null): Promise<void> {
    const { name: file } = await this.files.find(name);
    await this.begin('restore', file, 'by-hand', async () => {
      await this.restorer.check(file);
      const madeFirst = backupNameAt(this.clock.now(), 'before-restore');
      const made = await this.files.make(madeFirst, this.clock.now());
      await this.runs.recordBackup(
        { name: madeFirst, reason: 'before-restore', machine: this.files.machine, detail: { ...made } },
        this.clock.now(),
      );
      const restored = await this.restorer.replaceAll(file);
      await this.audit.record({ action: 'backup-restored', client, detail: { name: file, madeFirst } });
      await this.after.run();
      return { ...restored, madeFirst };
    });
  }

  /** @throws BackupNotFound, BackupUnderWay */
  async remove(name: string, client: string | null): Promise<void> {
    const { name: file } = await this.files.find(name);
    if ((await this.runs.latest(1))[0]?.endedAt === null) throw new BackupUnderWay();
    await this.files.remove(file);
    await this.runs.forget(file);
    await this.audit.record({ action: 'backup-deleted', client, detail: { name: file } });
  }

  /** Resolves when the work of this process is over, whether it succeeded or failed. */
  settled(): Promise<void> {
    return this.underWay;
  }

  /** Reserves a name that no file has. Names have a precision of seconds, within which several small files may arrive. */
  private async reserveName(reason: BackupReason): Promise<string> {
    const stored = new Set((await this.files.list()).map(({ name }) => name));
    const at = this.clock.now();
    let name = backupNameAt(at, reason);
    for (let later = 1_000; stored.has(name) || this.arriving.has(name); later += 1_000)
      name = backupNameAt(new Date(at.getTime() + later), reason);
    this.arriving.add(name);
    return name;
  }

  private async makeFile(name: string, reason: BackupReason, client: string | null): Promise<RunDetail> {
    const made = await this.files.make(name, this.clock.now());
    await this.audit.record({ action: 'backup-made', client, detail: { name } });
    if (reason === 'schedule') await this.forgetOld();
    return { ...made };
  }

  private async forgetOld(): Promise<void> {
    const keep = Number(this.settings.current.backupsKept ?? KEPT_BY_DEFAULT);
    // The backup that is being made now is not among them yet.
    for (const { name } of beyondRetention((await this.backups.get()).backups, keep - 1)) {
      await this.files.remove(name);
      await this.runs.forget(name);
    }
  }

  private async begin(kind: RunKind, name: string, reason: BackupReason, work: () => Promise<RunDetail>, due?: Date): Promise<void> {
    const run = await this.runs.begin({ kind, name, reason, machine: this.files.machine }, due);
    if (run === undefined) return;
    this.underWay = this.carryOut(run.id, work);
  }

  /** Never rejects. */
  private async carryOut(id: string, work: () => Promise<RunDetail>): Promise<void> {
    const beating = setInterval(() => void this.runs.beat(id).catch(() => undefined), HEARTBEAT_MS);
    beating.unref();
    try {
      const detail = await work();
      await this.runs.end(id, null, detail);
    } catch (error) {
      this.failed(error);
      const problem = error instanceof DomainError ? error.message : 'Something went wrong; the log of the process says what.';
      await this.runs.end(id, problem, {}).catch(this.failed);
    } finally {
      clearInterval(beating);
    }
  }
}

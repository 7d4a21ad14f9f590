import type { Clock } from '../../../shared/clock.js';
import type { ChecklistItemState } from '../../../shared/office/setup-checklist.js';
import type { Backup, BackupRun } from '../domain/backup.js';
import type { BackupFiles, BackupRuns } from '../domain/backup-ports.js';

const RUNS_SHOWN = 20;
const GOOD_FOR_DAYS = 7;
const NONE_OF_OURS = 'It is not a backup of this program, or its beginning is damaged.';
const A_DAY_MS = 86_400_000;

export interface BackupsView {
  /** Newest first. */
  backups: Backup[];
  /** The latest runs; the first one may be in progress. */
  runs: BackupRun[];
  folder: string;
  machine: string;
  lastGoodAt: Date | null;
}

/** Backups of all machines: the files on this one, and those that other machines have recorded. */
export class ReadBackups {
  constructor(
    private readonly files: BackupFiles,
    private readonly runs: BackupRuns,
    private readonly clock: Clock,
  ) {}

  async get(): Promise<BackupsView> {
    const [backups, runs] = await Promise.all([this.backups(), this.runs.latest(RUNS_SHOWN)]);
    return { backups, runs, folder: this.files.folder, machine: this.files.machine, lastGoodAt: newestGood(backups) };
  }

  async at(): Promise<Date | null> {
    return newestGood(await this.backups());
  }

  async look(): Promise<ChecklistItemState> {
    const at = await this.at();
    if (at === null) return { done: false, says: 'There is no backup yet, so what is lost is lost for good.' };
    const days = Math.floor((this.clock.now().getTime() - at.getTime()) / A_DAY_MS);
    const age = days < 1 ? 'less than a day' : days === 1 ? 'a day' : `${days} days`;
    return days < GOOD_FOR_DAYS
      ? { done: true, says: `The last backup is ${age} old.` }
      : { done: false, says: `The last backup is ${age} old.` };
  }

  private async backups(): Promise<Backup[]> {
    const [files, made, tests] = await Promise.all([this.files.list(), this.runs.made(), this.runs.tests()]);
    const known = new Map(made.map((each) => [each.name, each]));
    const here = files.map(({ name, bytes, changedAt, madeAt: saysOfItself }): Backup => {
      const { madeAt = saysOfItself ?? changedAt, reason = 'found', detail = {} } = known.get(name) ?? {};
      const unread = saysOfItself === null ? { at: changedAt, problem: NONE_OF_OURS, listings: null } : null;
      return {
        name,
        bytes,
        madeAt,
        reason,
        rows: detail.rows ?? null,
        machine: this.files.machine,
        isHere: true,
        test: tests.get(name) ?? unread,
      };
    });
    const names = new Set(here.map(({ name }) => name));
    // A recorded file of this machine that is not in the folder was removed by hand.
    const elsewhere = made.filter(({ name, machine }) => !names.has(name) && machine !== this.files.machine);
    const others = elsewhere.map(({ name, madeAt, reason, machine, detail }): Backup => ({
      name,
      madeAt,
      reason,
      bytes: detail.bytes ?? 0,
      rows: detail.rows ?? null,
      machine,
      isHere: false,
      test: tests.get(name) ?? null,
    }));
    return [...here, ...others].toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  }
}

/** A backup whose test restore failed does not count as good. */
function newestGood(backups: readonly Backup[]): Date | null {
  return backups.find(({ test }) => test === null || test.problem === null)?.madeAt ?? null;
}

import { randomUUID } from 'node:crypto';
import { CronTime } from 'cron';
import { partition } from 'es-toolkit';
import { AuditLog } from '../../../../../shared/office/audit-log.js';
import { Clock } from '../../../../../shared/clock.js';
import { InvalidValues } from '../../../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../../../shared/settings/operating-settings.js';
import { schedule } from '../../../../../shared/settings/setting-rules.js';
import { Transaction } from '../../../../../shared/transaction.js';
import { type RemoteSource, RemoteSources } from '../../../domain/import/remote/remote-source.js';
import { RemoteSourceNotFound, TooManyRemoteSources } from '../../../domain/import/remote/remote.errors.js';
import { tableKeyOf, readSourceAddress } from '../../../domain/import/remote/source-address.js';

const MAX_REMOTE_SOURCES = 50;

export type SourceValues = Pick<RemoteSource, 'name' | 'address' | 'clock'>;

/** Adds, changes and removes tables that are fetched. */
export class ManageSources {
  constructor(
    private readonly sources: RemoteSources,
    private readonly settings: EffectiveSettings,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidValues, RemoteSourceNameTaken or TooManyRemoteSources; nothing was changed then */
  add(values: SourceValues, client: string | null): Promise<RemoteSource> {
    return this.transaction.run(async () => {
      const others = await this.sources.allForUpdate();
      if (others.length >= MAX_REMOTE_SOURCES) throw new TooManyRemoteSources(MAX_REMOTE_SOURCES);
      const source: RemoteSource = { id: randomUUID(), ...values, dueAt: null, checkedAt: null, outcome: null, problem: null };
      await this.store(source, others);
      await this.audit.record({ action: 'listing-source-added', client, detail: { name: source.name } });
      return source;
    });
  }

  /** @throws RemoteSourceNotFound, and as {@link add} does */
  change(id: string, values: Partial<Pick<SourceValues, 'address' | 'clock'>>, client: string | null): Promise<RemoteSource> {
    return this.transaction.run(async () => {
      const [[standing], others] = partition(await this.sources.allForUpdate(), (source) => source.id === id);
      if (!standing) throw new RemoteSourceNotFound();
      const source = { ...standing, ...values };
      await this.store(source, others);
      await this.audit.record({ action: 'listing-source-changed', client, detail: { name: source.name } });
      return source;
    });
  }

  /** Its list and listings stay. @throws RemoteSourceNotFound */
  remove(id: string, client: string | null): Promise<void> {
    return this.transaction.run(async () => {
      const { name } = await this.sources.get(id);
      await this.sources.remove(id);
      await this.audit.record({ action: 'listing-source-removed', client, detail: { name } });
    });
  }

  /** When the schedule fetches it next. */
  nextAfterNow(clock: string): Date | null {
    if (clock === 'off') return null;
    const timeZone = siteTimeZone(this.settings.current);
    return new CronTime(clock, timeZone).getNextDateFrom(this.clock.now(), timeZone).toJSDate();
  }

  private async store(source: RemoteSource, others: readonly RemoteSource[]): Promise<void> {
    assertClock(source.clock);
    const key = tableKeyOf(readSourceAddress(source.address));
    const same = others.find((other) => tableKeyOf(readSourceAddress(other.address)) === key);
    if (same) throw new InvalidValues([{ field: 'address', message: `is fetched already, as "${same.name}"` }]);
    source.dueAt = this.nextAfterNow(source.clock);
    await this.sources.save(source);
  }
}

/** At most once an hour: each time the other side has to serve a download of the whole table. */
function assertClock(clock: string): void {
  if (clock === 'off') return;
  const minute = clock.trim().split(/\s+/)[0] ?? '';
  if (clock.trim().split(/\s+/).length !== 5 || !/^\d+$/.test(minute) || !schedule.holds(clock))
    throw new InvalidValues([
      { field: 'clock', message: 'must be off, or a cron expression with one minute of the hour, such as 0 3 * * * for every night at 3' },
    ]);
}

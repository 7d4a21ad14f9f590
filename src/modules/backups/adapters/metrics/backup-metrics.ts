import { Gauge, type Registry, type RegistryContentType } from 'prom-client';
import { coalescedRead } from '../../../../platform/metrics/coalesced-read.js';
import type { ReadBackups } from '../../application/read-backups.js';

/**
 * Metrics of backups, read at each scrape, because another process may have made the last one. All processes that share a folder report the
 * same values.
 */
export function registerBackupMetrics(registry: Registry<RegistryContentType>, backups: Pick<ReadBackups, 'get'>): void {
  const registers = [registry];
  const now = coalescedRead(() => backups.get());
  new Gauge({
    name: 'homewright_backup_last_good_seconds_ago',
    help: 'Age of the newest backup that is not known to be broken',
    aggregator: 'min',
    registers,
    async collect() {
      this.remove();
      const at = (await now())?.lastGoodAt;
      if (at) this.set((Date.now() - at.getTime()) / 1_000);
    },
  });
  new Gauge({
    name: 'homewright_backup_last_failed',
    help: '1 when the last backup could not be made, 0 when it was, or none was tried yet',
    aggregator: 'max',
    registers,
    async collect() {
      this.remove();
      const known = await now();
      const last = known?.runs.find(({ kind, endedAt }) => kind === 'backup' && endedAt !== null);
      if (known) this.set((last?.problem ?? null) === null ? 0 : 1);
    },
  });
}

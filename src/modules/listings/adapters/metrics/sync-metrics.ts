import { Gauge, type Registry, type RegistryContentType } from 'prom-client';
import { coalescedRead } from '../../../../platform/metrics/coalesced-read.js';
import { SheetUndo } from '../../domain/import/sheet-undo.js';
import type { SyncRun } from '../../domain/import/sync-run.js';
import { SyncSituations } from '../../application/import/sync-situation.js';

/**
 * Metrics of the last sync, read at each scrape, because it may have run in another process. All processes report the same values: a sum
 * would be wrong.
 */
export function registerSyncMetrics(
  registry: Registry<RegistryContentType>,
  situations: Pick<SyncSituations, 'lastDecided'>,
  undo: SheetUndo,
): void {
  const registers = [registry];
  const last = coalescedRead(() => situations.lastDecided());
  const gauge = (name: string, help: string, labelNames: string[], set: (gauge: Gauge, run: SyncRun) => void) =>
    new Gauge({
      name: `homewright_sync_${name}`,
      help,
      labelNames,
      aggregator: 'max',
      registers,
      async collect() {
        forget(this, labelNames);
        const run = await last();
        if (run) set(this, run);
      },
    });
  gauge(
    'last_succeeded',
    '1 when the last sync was applied or taken back, 0 when it failed, was refused or interrupted',
    [],
    (last, { status }) => last.set(status === 'applied' || status === 'undone' ? 1 : 0),
  );
  gauge('last_seconds_ago', 'Seconds since the last sync began', [], (last, { startedAt }) =>
    last.set((Date.now() - startedAt.getTime()) / 1_000),
  );
  gauge('last_duration_seconds', 'How long the last sync took', [], (last, { startedAt, finishedAt }) => {
    if (finishedAt) last.set((finishedAt.getTime() - startedAt.getTime()) / 1_000);
  });
  gauge('last_rows', 'Rows of the sheet at the last sync, by what became of them', ['outcome'], (last, run) => {
    for (const outcome of ['created', 'updated', 'unchanged', 'removed'] as const) last.set({ outcome }, run[outcome]);
    last.set({ outcome: 'skipped' }, run.skippedTotal);
  });
  new Gauge({
    name: 'homewright_sync_paused',
    help: '1 while nothing is synced by itself after an undo',
    aggregator: 'max',
    registers,
    async collect() {
      forget(this);
      const state = await undo.state('sheet').catch(() => undefined);
      if (state) this.set(state.pausedSince ? 1 : 0);
    },
  });
}

/** Unknown values are removed: 0 would say that the last sync failed. */
function forget(gauge: Gauge, labelNames: string[] = []): void {
  gauge.reset();
  // A gauge without labels is set to 0 by a reset.
  if (labelNames.length === 0) gauge.remove();
}

import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { boot } from '../boot.js';
import type { Env } from '../config/env.js';
import { REBUILD_INDEX } from '../modules/search/index.js';
import { DataDirInUse } from '../platform/embedded/data-dir.js';
import { runningPostgresUrl } from '../platform/embedded/running-postgres.js';
import { onOwnConnection } from '../platform/database/own-connection.js';
import { requestEntry } from '../platform/outbox/pg-boss-outbox.js';
import type { PrintLine } from './command.js';
import { endedBySignal } from './ended-by-signal.js';

const REPORT_EVERY_MS = 2_000;

/** A running process does the work; where none runs on this data folder, what is needed is started, and ended again. */
export async function rebuildIndex(settings: Env, say: PrintLine): Promise<void> {
  try {
    await endedBySignal((ended) => rebuildHere(settings, say, ended));
  } catch (error) {
    const url = error instanceof DataDirInUse ? (settings.DATABASE_URL ?? (await runningPostgresUrl(settings.DATA_DIR))) : undefined;
    if (!url) throw error;
    await requestAndWait(url, say);
  }
}

async function rebuildHere(settings: Env, say: PrintLine, ended: AbortSignal): Promise<void> {
  const running = await boot(
    // It listens nowhere: the port of a process on another folder is none of its business.
    { ...settings, PORT: 0, SYNC_CRON: 'off', BACKUP_CRON: 'off', SAMPLE_DATA: 'off', WEB_CONCURRENCY: 1 },
    say,
    ended,
  );
  try {
    await requestAndWait(running.databaseUrl, say, ended);
  } finally {
    await running.stop();
  }
}

async function requestAndWait(url: string, say: PrintLine, signal?: AbortSignal): Promise<void> {
  const start = performance.now();
  await requestEntry(url, REBUILD_INDEX);
  say('Rebuilding the search index; searches continue meanwhile');
  await onOwnConnection({ connectionString: url }, async (client) => {
    while (await isWaiting(client)) {
      await setTimeout(REPORT_EVERY_MS, undefined, { signal });
      say(`  ... ${Math.round((performance.now() - start) / 1_000)} s`);
    }
  });
  say('The search index was rebuilt');
}

async function isWaiting(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(`SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active') LIMIT 1`, [
    REBUILD_INDEX,
  ]);
  return rows.length > 0;
}

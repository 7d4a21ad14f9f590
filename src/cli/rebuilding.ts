import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { boot } from '../boot.js';
import type { Env } from '../config/env.js';
import { REBUILD_INDEX } from '../modules/search/index.js';
import { DataDirInUse } from '../platform/embedded/data-dir.js';
import { runningPostgresUrl } from '../platform/embedded/running-postgres.js';
import { onOwnConnection } from '../platform/database/own-connection.js';
import { isTopicMissing, requestEntry } from '../platform/outbox/pg-boss-outbox.js';
import { CommandFailed, type PrintLine } from './command.js';
import { endedBySignal } from './ended-by-signal.js';
import { mustHaveDatabase } from './reached-database.js';

const REPORT_EVERY_MS = 2_000;
/** A process that has a search engine takes on an entry that is due within a second; one that hangs is replaced within 20. */
const TAKEN_WITHIN_MS = 30_000;

/** A running process does the work; where none runs on this data folder, what is needed is started, and ended again. */
export async function rebuildIndex(settings: Env, say: PrintLine): Promise<void> {
  if (!settings.DATABASE_URL) mustHaveDatabase(resolve(settings.DATA_DIR));
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
    if (running.searchUnavailable) throw new CommandFailed(`There is no search engine to build an index for: ${running.searchUnavailable}`);
    await requestAndWait(running.databaseUrl, say, ended);
  } finally {
    await running.stop();
  }
}

async function requestAndWait(url: string, say: PrintLine, signal?: AbortSignal): Promise<void> {
  const start = performance.now();
  await requestEntry(url, REBUILD_INDEX).catch((error: unknown) => {
    // The processes that have an engine make the topic.
    throw isTopicMissing(error) ? new CommandFailed('No running process has a search engine: /readyz says why.') : error;
  });
  say('Rebuilding the search index; searches continue meanwhile');
  await onOwnConnection({ connectionString: url }, async (client) => {
    let lastMoved = start;
    for (let entry = await entryIn(client); entry.state !== 'done'; entry = await entryIn(client)) {
      if (entry.state === 'moving') lastMoved = performance.now();
      if (performance.now() - lastMoved > TAKEN_WITHIN_MS) {
        throw new CommandFailed(
          'No running process takes it on: none has a search engine, /readyz says why. It is done as soon as one of them has.',
        );
      }
      await setTimeout(REPORT_EVERY_MS, undefined, { signal });
      const failure = entry.failure ? `; the last try failed and is repeated: ${entry.failure}` : '';
      say(`  ... ${Math.round((performance.now() - start) / 1_000)} s${failure}`);
    }
  });
  say('The search index was rebuilt');
}

/** An entry that is due and that no process works on is `due`, one that failed and waits for its next try is `moving`. */
async function entryIn(client: pg.Client): Promise<{ state: 'done' | 'moving' | 'due'; failure: string | null }> {
  const { rows } = await client.query<{ moving: boolean | null; failure: string | null }>(
    `SELECT bool_or(state = 'active' OR start_after > now()) AS moving, max(output ->> 'message') FILTER (WHERE state = 'retry') AS failure
       FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active')`,
    [REBUILD_INDEX],
  );
  const { moving = null, failure = null } = rows[0] ?? {};
  return { state: moving === null ? 'done' : moving ? 'moving' : 'due', failure };
}

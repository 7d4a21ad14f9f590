import type { DataDir } from './data-dir.js';
import { startMeilisearch } from './meilisearch.js';
import { startPostgres } from './postgres.js';

export interface EmbeddedServersOptions {
  dataDir: DataDir;
  database: boolean;
  search: boolean;
  /** How many processes of the application connect to the database. */
  processes?: number;
  /** Receives short lines for people. */
  say: (line: string, level?: number) => void;
  /** False (tests only): PostgreSQL does without fsync. */
  durable?: boolean;
  /** Aborts a start under way; what was started is stopped, and the promise rejects. */
  signal?: AbortSignal;
  /** Called when a server exits unexpectedly. Both are restarted automatically on the same port. */
  onExit?: (server: 'database' | 'search', how: string) => void;
}

export interface EmbeddedServers {
  databaseUrl?: string;
  meili?: { host: string; apiKey: string };
  /** Why the search engine does not run although it is configured: a sentence. PostgreSQL must search instead. */
  searchUnavailable?: string;
  /** Stops both; resolves when their processes have exited. Idempotent. */
  stop(): Promise<void>;
}

interface Stoppable {
  stop(): Promise<void>;
}

/**
 * Starts the servers concurrently and resolves when they answer. When the database fails, the promise rejects with a one-line message,
 * after the engine has been stopped. A failure of the engine is only reported.
 */
export async function startEmbeddedServers(options: EmbeddedServersOptions): Promise<EmbeddedServers> {
  const { dataDir, say, durable, processes, onExit } = options;
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  const abort = (error: unknown): never => {
    failed.abort(error);
    throw error;
  };
  const common = { dataDir, say, signal };
  const [database, search] = await Promise.allSettled([
    options.database
      ? startPostgres({ ...common, durable, processes, onExit: (how) => onExit?.('database', how) }).catch(abort)
      : undefined,
    options.search ? startMeilisearch({ ...common, onExit: (how) => onExit?.('search', how) }).catch(abort) : undefined,
  ]);

  const running: Stoppable[] = [database, search].flatMap((start) =>
    start.status === 'fulfilled' && start.value && 'stop' in start.value ? [start.value] : [],
  );
  const stop = once(async () => {
    await Promise.all(running.map((server) => server.stop()));
  });
  const failure = [database, search].find((start) => start.status === 'rejected');
  if (failure) {
    await stop();
    throw failure.reason;
  }
  const engine = search.status === 'fulfilled' ? search.value : undefined;
  return {
    databaseUrl: database.status === 'fulfilled' ? database.value?.url : undefined,
    meili: engine && 'host' in engine ? { host: engine.host, apiKey: engine.apiKey } : undefined,
    searchUnavailable: engine && 'unavailable' in engine ? engine.unavailable : undefined,
    stop,
  };
}

function once(action: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= action());
}

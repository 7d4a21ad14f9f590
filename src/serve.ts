import type { Runtime } from './app.module.js';
import type { Env } from './config/env.js';
import { createApp } from './create-app.js';
import { GracefulShutdown } from './platform/health/graceful-shutdown.js';
import type { ProcessGroup } from './platform/processes/process-group.js';
import type { Served } from './platform/processes/process-supervisor.js';
import { EffectiveSettings } from './shared/settings/effective-settings.js';
import { StartFailed } from './start-failed.js';

/** A ready application, in this process or in several supervised ones. */
export interface Serving {
  /**
   * Starts to accept requests.
   * @throws StartFailed
   */
  listen(): Promise<Served>;
  /** Graceful shutdown: waits until load balancers route requests elsewhere, then finishes the requests in flight. */
  stop(): Promise<void>;
}

/**
 * The application in this process.
 *
 * @param group the processes that serve the same port
 * @throws StartFailed when the database does not answer
 */
export async function serveHere(runtime: Runtime, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>, group?: ProcessGroup): Promise<Serving> {
  const app = await createApp(runtime, group).catch((error: unknown) => {
    throw StartFailed.loading(error);
  });
  return {
    async listen() {
      await app.listen(PORT, HOST).catch((error: unknown) => {
        throw StartFailed.listening(error, PORT);
      });
      const { port } = app.getHttpServer().address() as { port: number };
      return { port, publicAddress: app.get(EffectiveSettings).current.publicAddress };
    },
    async stop() {
      const shutdown = app.get(GracefulShutdown);
      await shutdown.drained();
      await app.close();
      await shutdown.finished();
    },
  };
}

import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { AppModule, type Runtime } from './app.module.js';
import { AccessPolicy, guardBeforeBody, registerCookies } from './modules/admin-auth/index.js';
import { ChangesInSearch, showChangesInSearch } from './modules/search/index.js';
import { ChangeFeed } from './platform/database/change-feed.js';
import { readYourWrites } from './platform/database/read-your-writes.js';
import { addApiDocs } from './platform/docs/api-docs.js';
import { addAccessLog } from './platform/http/server/access-log.js';
import { limitRate } from './platform/http/limits/rate-limiter.js';
import { fastifyAdapter } from './platform/http/server/fastify-adapter.js';
import { addRequestToLogs } from './platform/http/server/logging.js';
import { noStoreForSessions } from './platform/http/server/no-store.js';
import { KnownRoutes } from './platform/http/server/known-routes.js';
import { refuseNulCharacters } from './platform/http/server/nul-characters.js';
import { LimitConcurrentReads } from './platform/http/limits/concurrent-reads.js';
import { addSecurityHeaders } from './platform/http/server/security-headers.js';
import { warnOfUntrustedProxy } from './platform/http/server/untrusted-proxy.js';
import { UnreadFieldsGuard } from './platform/http/requests/unread-fields.guard.js';
import { bodyValidation } from './platform/http/requests/validation.js';
import { PgBossOutbox } from './platform/outbox/pg-boss-outbox.js';
import { type ProcessGroup, SingleProcess } from './platform/processes/process-group.js';
import { AdminPages } from './platform/web/admin-pages.js';
import { SiteOrigin } from './platform/web/site-origin.js';
import { serveEverythingElse } from './platform/web/catch-all.controller.js';
import { Pages } from './platform/web/pages.js';
import { ProblemFilter } from './platform/http/answers/problem.filter.js';

/** The modules without the server, for a command: no scheduled job starts, no outbox entry is processed, no session expires. */
export async function openModules(runtime: Runtime): Promise<NestFastifyApplication> {
  const adapter = fastifyAdapter(undefined);
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.assemble(runtime, new KnownRoutes(adapter.getInstance()), new SingleProcess()),
    adapter,
    {
      logger: ['error', 'warn'],
      abortOnError: false,
    },
  );
  // A command adds outbox entries, so that its changes reach the index; a running process handles them.
  await app.get(PgBossOutbox).onModuleInit();
  return app;
}

/**
 * The application, ready to listen: the same for the process, the tests and the benches.
 * @param group the processes that serve the same port
 */
export async function createApp(runtime: Runtime, group: ProcessGroup = new SingleProcess()): Promise<NestFastifyApplication> {
  const adapter = fastifyAdapter(runtime.trustProxy);
  const routes = new KnownRoutes(adapter.getInstance());
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.assemble(runtime, routes, group), adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalGuards(new UnreadFieldsGuard());
  app.useGlobalInterceptors(new LimitConcurrentReads());
  app.useGlobalPipes(bodyValidation());
  addRequestToLogs(adapter.getInstance());
  adapter.getInstance().addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  readYourWrites(adapter.getInstance(), app.get(ChangeFeed), group);
  showChangesInSearch(adapter.getInstance(), app.get(ChangesInSearch));
  addAccessLog(adapter.getInstance(), runtime.prettyLogs);
  noStoreForSessions(adapter.getInstance());
  warnOfUntrustedProxy(adapter.getInstance());
  const origin = app.get(SiteOrigin);
  addSecurityHeaders(adapter.getInstance(), { https: () => origin.https, subdomains: runtime.httpsForSubdomains });
  await registerCookies(app, runtime.sessionSecret);
  // After the cookies, because pages of the back office check the session.
  serveEverythingElse(adapter.getInstance(), { pages: app.get(Pages), adminPages: app.get(AdminPages), routes });
  limitRate(adapter.getInstance());
  guardBeforeBody(app);
  refuseNulCharacters(adapter.getInstance());
  addApiDocs(app, routes, (request) => app.get(AccessPolicy).mayOperate(request));
  await app.init();
  return app;
}

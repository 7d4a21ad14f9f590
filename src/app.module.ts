import { type DynamicModule, Global, Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import type { FastifyInstance } from 'fastify';
import { LoggerModule } from 'nestjs-pino';
import { Registry } from 'prom-client';
import { AccessPolicy, AdminAuthModule } from './modules/admin-auth/index.js';
import { BackupsModule } from './modules/backups/index.js';
import { BlogsModule } from './modules/blogs/index.js';
import { ContentModule } from './modules/content/index.js';
import { EnquiriesModule } from './modules/enquiries/index.js';
import { type DownloadRules, type GoogleSheetOptions, ListingsModule } from './modules/listings/index.js';
import { MediaModule } from './modules/media/index.js';
import { OperationModule } from './modules/operation/index.js';
import { OverviewModule } from './modules/overview/index.js';
import { ReferralsModule } from './modules/referrals/index.js';
import { type SearchEngine, SearchModule } from './modules/search/index.js';
import { SubmissionsModule } from './modules/submissions/index.js';
import { TradesModule } from './modules/trades/index.js';
import { AuditModule } from './platform/audit/audit.module.js';
import { DatabaseModule } from './platform/database/database.module.js';
import type { ReplicaOptions } from './platform/database/replica-reads.js';
import { DeliveriesModule } from './platform/deliveries/deliveries.module.js';
import { DeliveryStore } from './platform/deliveries/delivery-store.js';
import { FormsModule } from './platform/forms/forms.module.js';
import { HealthChecks } from './platform/health/health-checks.js';
import { HealthModule } from './platform/health/health.module.js';
import { ProcessGroup } from './platform/processes/process-group.js';
import { OpsController } from './platform/health/ops.controller.js';
import { KnownRoutes } from './platform/http/server/known-routes.js';
import { loggerParams } from './platform/http/server/logging.js';
import { GroupMetrics } from './platform/metrics/group-metrics.js';
import { metricsOf } from './platform/metrics/http-metrics.js';
import { OutboxModule } from './platform/outbox/outbox.module.js';
import { PgBossOutbox } from './platform/outbox/pg-boss-outbox.js';
import { PrivacyModule } from './platform/privacy/privacy.module.js';
import { CatchAllController } from './platform/web/catch-all.controller.js';
import { WebModule } from './platform/web/web.module.js';
import { Clock, SystemClock } from './shared/clock.js';
import type { GivenVariables } from './shared/settings/operating-settings.js';
import { AdminRequests } from './platform/http/requests/admin-requests.js';
import { classProvider, factoryProvider } from './shared/providers.js';

/** The settings that are known before the application is assembled. */
export interface Runtime {
  databaseUrl: string;
  /** A replica of the database for reads. */
  replica?: ReplicaOptions | undefined;
  engine: SearchEngine;
  dataDir: string;
  /** Folder of the backups that are made from the back office. */
  backupDir: string;
  password: string;
  isPasswordFixed: boolean;
  sessionSecret: string;
  /** Operating settings from the environment: they override those saved in the back office. */
  operation: GivenVariables;
  /** Contacts for reporting vulnerabilities: for security.txt. */
  securityContact: string | undefined;
  /** Whether browsers are told to use https for subdomains of the site's name, too. */
  httpsForSubdomains: boolean;
  /** The folder of the built pages; `undefined` runs them from their sources. */
  builtPages: string | undefined;
  opsToken: string | undefined;
  /** Whether operations routes such as /metrics answer requests from this machine without a token. */
  trustsThisMachine: boolean;
  trustProxy: string | undefined;
  listingsCsv: string | undefined;
  /** The spreadsheet at Google, where one is configured. */
  googleSheet: GoogleSheetOptions | undefined;
  sampleCsv: string | undefined;
  /** Which addresses the server may download from; only tests change the default, the public internet. */
  downloads?: DownloadRules;
  logLevel: string;
  prettyLogs: boolean;
}

/** The only place that sees every module. */
@Global()
@Module({})
export class AppModule {
  static assemble(runtime: Runtime, routes: KnownRoutes, group: ProcessGroup): DynamicModule {
    const { databaseUrl, opsToken, trustsThisMachine, password, isPasswordFixed, sessionSecret } = runtime;
    return {
      module: AppModule,
      imports: [
        LoggerModule.forRoot(loggerParams(runtime.logLevel, runtime.prettyLogs)),
        DatabaseModule.connect(databaseUrl, runtime.replica),
        OutboxModule.connect(databaseUrl),
        HealthModule.watching({ data: runtime.dataDir, backups: runtime.backupDir }),
        ScheduleModule.forRoot(),
        OperationModule.configure({ given: runtime.operation, sessionSecret, trustProxy: runtime.trustProxy }),
        WebModule.configure(runtime),
        PrivacyModule,
        AuditModule,
        FormsModule,
        DeliveriesModule,
        MediaModule,
        ContentModule,
        BlogsModule,
        AdminAuthModule.configure({ password, isPasswordFixed, sessionSecret, opsToken, trustsThisMachine }),
        BackupsModule.configure(runtime),
        TradesModule,
        ListingsModule.configure(runtime),
        SubmissionsModule,
        ReferralsModule,
        SearchModule.configure(runtime.engine),
        EnquiriesModule,
        OverviewModule,
      ],
      controllers: [OpsController, CatchAllController],
      providers: [
        { provide: Clock, useClass: SystemClock },
        { provide: KnownRoutes, useValue: routes },
        { provide: ProcessGroup, useValue: group },
        { provide: AdminRequests, useExisting: AccessPolicy },
        factoryProvider(
          Registry,
          [HttpAdapterHost, HealthChecks, PgBossOutbox, DeliveryStore],
          ({ httpAdapter }: HttpAdapterHost, health: HealthChecks, outbox: PgBossOutbox, deliveries: DeliveryStore) =>
            metricsOf(httpAdapter.getInstance<FastifyInstance>(), health, outbox, deliveries),
        ),
        classProvider(GroupMetrics, [Registry, ProcessGroup]),
      ],
      exports: [Clock, AdminRequests, KnownRoutes, ProcessGroup, Registry],
    };
  }
}

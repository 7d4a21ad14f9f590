import { type DynamicModule, Global, Logger, Module } from '@nestjs/common';
import { Registry } from 'prom-client';
import { ChangeFeed } from '../../platform/database/change-feed.js';
import { migrations } from '../../migrations/index.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { DomainError } from '../../shared/domain-error.js';
import { Outbox } from '../../shared/outbox.js';
import { classProvider, factoryProvider, namedToken } from '../../shared/providers.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { Concerns } from '../../shared/office/concerns.js';
import { SetupChecklist } from '../../shared/office/setup-checklist.js';
import { Transaction } from '../../shared/transaction.js';
import { LISTINGS_CHANGED } from '../listings/index.js';
import { DiskBackupFiles } from './adapters/files/disk-backup-files.js';
import { BackupsController } from './adapters/http/backups.controller.js';
import { registerBackupMetrics } from './adapters/metrics/backup-metrics.js';
import { PostgresBackupRestorer } from './adapters/postgres/postgres-backup-restorer.js';
import { PostgresBackupRuns } from './adapters/postgres/postgres-backup-runs.js';
import { BackupClock } from './adapters/schedule/backup-clock.js';
import { ReadBackups } from './application/read-backups.js';
import { type AfterRestore, BackupJobs } from './application/backup-jobs.js';
import { BackupFiles, BackupRestorer, BackupRuns } from './domain/backup-ports.js';

interface BackupsOptions {
  databaseUrl: string;
  /** The folder of backup files. */
  backupDir: string;
}

const AFTER_RESTORE = namedToken<AfterRestore>('AFTER_RESTORE');
const BACKUP_METRICS = namedToken<void>('BACKUP_METRICS');
const FAILED = namedToken<(error: unknown) => void>('BACKUP_FAILED');

/** Backups in the back office: made, tested and restored, by hand and by schedule. */
@Global()
@Module({})
export class BackupsModule {
  constructor(checklist: SetupChecklist, concerns: Concerns, backups: ReadBackups) {
    checklist.register('backup', () => backups.look());
    concerns.register('backup', async () => {
      const { done, says } = await backups.look();
      return { status: done ? 'ok' : 'degraded', detail: says };
    });
  }

  static configure({ databaseUrl, backupDir }: BackupsOptions): DynamicModule {
    const files = new DiskBackupFiles(backupDir, databaseUrl);
    const known = migrations.map(({ name }) => name);
    const logger = new Logger('Backups');
    return {
      module: BackupsModule,
      controllers: [BackupsController],
      providers: [
        BackupClock,
        { provide: BackupFiles, useValue: files },
        { provide: BackupRuns, useClass: PostgresBackupRuns },
        {
          provide: FAILED,
          useValue: (error: unknown) => (error instanceof DomainError ? logger.warn(error.message) : logger.error(error)),
        },
        factoryProvider(
          BackupRestorer,
          [ChangeFeed],
          (changes) =>
            new PostgresBackupRestorer(
              databaseUrl,
              (name) => files.pathOf(name),
              known,
              () => changes.channels,
            ),
        ),
        // All searchable data has changed: the vocabulary and the index are rebuilt.
        factoryProvider(AFTER_RESTORE, [Outbox, Transaction], (outbox, transaction) => ({
          run: () => transaction.run(() => outbox.add(LISTINGS_CHANGED, { all: true })),
        })),
        classProvider(ReadBackups, [BackupFiles, BackupRuns, Clock]),
        factoryProvider(BACKUP_METRICS, [Registry, ReadBackups], registerBackupMetrics),
        classProvider(BackupJobs, [
          BackupFiles,
          BackupRuns,
          BackupRestorer,
          ReadBackups,
          EffectiveSettings,
          AuditLog,
          Clock,
          AFTER_RESTORE,
          FAILED,
        ]),
      ],
    };
  }
}

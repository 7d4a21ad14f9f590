import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { FailedSignIns } from '../../shared/office/failed-sign-ins.js';
import { factoryProvider } from '../../shared/providers.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { AuditController } from './audit.controller.js';
import { AuditPrivacy } from './audit-privacy.js';
import { LoggedSignIns } from './logged-sign-ins.js';
import { PostgresAuditLog } from './postgres-audit-log.js';

/** The audit log, and what the process log says of sign-ins, for every module. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [
    PostgresAuditLog,
    { provide: AuditLog, useExisting: PostgresAuditLog },
    factoryProvider(FailedSignIns, [], () => new LoggedSignIns()),
  ],
  exports: [AuditLog, FailedSignIns],
})
export class AuditModule {
  constructor(data: PersonalData, transaction: PostgresTransaction) {
    data.register(new AuditPrivacy(transaction));
  }
}

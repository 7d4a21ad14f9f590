import { Global, Module } from '@nestjs/common';
import { AuditLog } from '../../shared/office/audit-log.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { AuditController } from './audit.controller.js';
import { AuditPrivacy } from './audit-privacy.js';
import { PostgresAuditLog } from './postgres-audit-log.js';

/** The audit log, for every module. */
@Global()
@Module({
  controllers: [AuditController],
  providers: [PostgresAuditLog, { provide: AuditLog, useExisting: PostgresAuditLog }],
  exports: [AuditLog],
})
export class AuditModule {
  constructor(data: PersonalData, transaction: PostgresTransaction) {
    data.register(new AuditPrivacy(transaction));
  }
}

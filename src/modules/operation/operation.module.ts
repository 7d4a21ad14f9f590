import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { PartOfSiteGuard } from '../../platform/http/requests/part-of-site.guard.js';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { classProvider, factoryProvider, valueProvider } from '../../shared/providers.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { SetupChecklist } from '../../shared/office/setup-checklist.js';
import { Transaction } from '../../shared/transaction.js';
import { DerivedKeyBox } from './adapters/crypto/derived-key-box.js';
import { StartController } from './adapters/http/start.controller.js';
import { SiteSettingsController } from './adapters/http/site-settings.controller.js';
import { NodemailerTester } from './adapters/mail/nodemailer-tester.js';
import { RefreshedSettings } from './adapters/postgres/refreshed-settings.js';
import { PostgresStoredSettings } from './adapters/postgres/postgres-stored-settings.js';
import { PostgresTestEmails } from './adapters/postgres/postgres-test-emails.js';
import { PostgresSiteMarks } from './adapters/postgres/postgres-site-marks.js';
import { SiteSettingsPrivacy } from './adapters/postgres/site-settings-privacy.js';
import { ChangeSiteSettings } from './application/change-site-settings.js';
import { EmailWriter } from '../../shared/mail/emails.js';
import { SendTestEmail } from './application/send-test-email.js';
import { StartList } from './application/start-list.js';
import { ReadSiteSettings } from './application/site-settings-view.js';
import { StoredSettings, SecretBox } from './domain/stored-settings.js';
import { SiteMarks } from './domain/site-marks.js';
import { MailTester, TestEmails } from './domain/test-emails.js';
import { GIVEN_VARIABLES, type OperationOptions, TRUSTED_PROXIES } from './operation.options.js';

/** Operating settings: address, mail, schedules. Other modules read them through here, so that a change needs no restart. */
@Global()
@Module({})
export class OperationModule {
  constructor(data: PersonalData, transaction: PostgresTransaction) {
    data.register(new SiteSettingsPrivacy(transaction));
  }

  static configure({ given, sessionSecret, trustProxy }: OperationOptions): DynamicModule {
    return {
      module: OperationModule,
      controllers: [SiteSettingsController, StartController],
      providers: [
        valueProvider(GIVEN_VARIABLES, given),
        valueProvider(TRUSTED_PROXIES, trustProxy),
        { provide: StoredSettings, useClass: PostgresStoredSettings },
        { provide: SecretBox, useValue: new DerivedKeyBox(sessionSecret) },
        SetupChecklist,
        { provide: SiteMarks, useClass: PostgresSiteMarks },
        classProvider(StartList, [SetupChecklist, EffectiveSettings, SiteMarks, TestEmails, Clock]),
        { provide: MailTester, useClass: NodemailerTester },
        factoryProvider(TestEmails, [PostgresTransaction], (transaction) => new PostgresTestEmails(transaction, sessionSecret)),
        { provide: APP_GUARD, useClass: PartOfSiteGuard },
        RefreshedSettings,
        { provide: EffectiveSettings, useExisting: RefreshedSettings },
        SiteCalendar,
        classProvider(ReadSiteSettings, [StoredSettings, SecretBox, GIVEN_VARIABLES, TestEmails]),
        classProvider(ChangeSiteSettings, [StoredSettings, SecretBox, GIVEN_VARIABLES, EffectiveSettings, AuditLog, Clock, Transaction]),
        classProvider(SendTestEmail, [EffectiveSettings, MailTester, TestEmails, AuditLog, Clock, EmailWriter]),
      ],
      exports: [EffectiveSettings, SiteCalendar, SetupChecklist],
    };
  }
}

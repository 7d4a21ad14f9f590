import { type DynamicModule, Global, Module } from '@nestjs/common';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { PersonalData } from '../../shared/personal-data.js';
import { classProvider, factoryProvider, valueProvider } from '../../shared/providers.js';
import { SettingsInForce } from '../../shared/settings-in-force.js';
import { StartLines } from '../../shared/start-lines.js';
import { Transaction } from '../../shared/transaction.js';
import { DerivedKeyBox } from './adapters/crypto/derived-key-box.js';
import { StartController } from './adapters/http/start.controller.js';
import { SiteSettingsController } from './adapters/http/site-settings.controller.js';
import { NodemailerTrial } from './adapters/mail/nodemailer-trial.js';
import { FollowedSettings } from './adapters/postgres/followed-settings.js';
import { PostgresKeptSettings } from './adapters/postgres/postgres-kept-settings.js';
import { PostgresTestLetters } from './adapters/postgres/postgres-test-letters.js';
import { PostgresSiteMarks } from './adapters/postgres/postgres-site-marks.js';
import { SiteSettingsPrivacy } from './adapters/postgres/site-settings-privacy.js';
import { ChangeSiteSettings } from './application/change-site-settings.js';
import { SendTestLetter } from './application/send-test-letter.js';
import { StartList } from './application/start-list.js';
import { ReadSiteSettings } from './application/site-settings-view.js';
import { KeptSettings, SecretBox } from './domain/kept-settings.js';
import { SiteMarks } from './domain/site-marks.js';
import { MailTrial, TestLetters } from './domain/test-letters.js';
import { GIVEN_VARIABLES, type OperationOptions, TRUSTED_PROXIES } from './operation.options.js';

/** How the site is run: its address, mail, clocks. Every part of the application asks here, so that a change needs no restart. */
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
        { provide: KeptSettings, useClass: PostgresKeptSettings },
        { provide: SecretBox, useValue: new DerivedKeyBox(sessionSecret) },
        StartLines,
        { provide: SiteMarks, useClass: PostgresSiteMarks },
        classProvider(StartList, [StartLines, SettingsInForce, SiteMarks, TestLetters, Clock]),
        { provide: MailTrial, useClass: NodemailerTrial },
        factoryProvider(TestLetters, [PostgresTransaction], (transaction) => new PostgresTestLetters(transaction, sessionSecret)),
        FollowedSettings,
        { provide: SettingsInForce, useExisting: FollowedSettings },
        classProvider(ReadSiteSettings, [KeptSettings, SecretBox, GIVEN_VARIABLES, TestLetters]),
        classProvider(ChangeSiteSettings, [KeptSettings, SecretBox, GIVEN_VARIABLES, SettingsInForce, AuditLog, Clock, Transaction]),
        classProvider(SendTestLetter, [SettingsInForce, MailTrial, TestLetters, AuditLog, Clock]),
      ],
      exports: [SettingsInForce, StartLines],
    };
  }
}

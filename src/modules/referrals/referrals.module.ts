import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { modulesOff } from '../../shared/settings/site-modules.js';
import { Logger, Module, type OnApplicationBootstrap, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { SiteOrigin } from '../../platform/web/site-origin.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { FailedSignIns } from '../../shared/office/failed-sign-ins.js';
import { Clock } from '../../shared/clock.js';
import { ConfirmedAddresses } from '../../shared/contact/confirmed-addresses.js';
import { Deliveries } from '../../shared/mail/deliveries.js';
import { FormIntake } from '../../shared/forms/forms.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { Transaction } from '../../shared/transaction.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { KnownBusinesses } from '../listings/index.js';
import { ReferredSubmissions, SubmissionsModule } from '../submissions/index.js';
import { ReferralAdminController } from './adapters/http/referral-admin.controller.js';
import { ReferralLinksController } from './adapters/http/referral-links.controller.js';
import { ReferralsController } from './adapters/http/referrals.controller.js';
import { ReferrerCookie } from './adapters/http/referrer-cookie.js';
import { ReferralPrivacy } from './adapters/postgres/referral-privacy.js';
import { PostgresReferralQueries } from './adapters/postgres/postgres-referral-queries.js';
import { PostgresReferralRepository, PostgresRewardLedger } from './adapters/postgres/postgres-referral-repository.js';
import { PostgresReferrerRepository } from './adapters/postgres/postgres-referrer-repository.js';
import { PostgresSignInLinks } from './adapters/postgres/postgres-sign-in-links.js';
import { PostgresSubmittedBusinesses } from './adapters/postgres/postgres-submitted-businesses.js';
import { ApproveReferralHandler } from './application/approve-referral.js';
import { CreateReferrerHandler } from './application/create-referrer.js';
import { PayReward } from './application/pay-reward.js';
import { RecordReferral } from './application/record-referral.js';
import { ReferralQueries } from './application/referral-queries.js';
import { RejectReferralHandler } from './application/reject-referral.js';
import { CopySignInLink, FollowSignInLink, MailSignInLink, SignInLinks } from './application/sign-in-links.js';
import { SubmittedBusinesses } from './application/submitted-businesses.js';
import { BackfillReferrals } from './application/backfill-referrals.js';
import { TrackReferralHandler } from './application/track-referral.js';
import { ReferralRepository, RewardLedger } from './domain/referral-repository.js';
import { ReferrerRepository } from './domain/referrer-repository.js';
import { SignInLinkRepository } from './domain/sign-in-links.js';
import { classProvider } from '../../shared/providers.js';

const adapters: Provider[] = [
  { provide: ReferrerRepository, useClass: PostgresReferrerRepository },
  { provide: ReferralRepository, useClass: PostgresReferralRepository },
  { provide: RewardLedger, useClass: PostgresRewardLedger },
  { provide: SignInLinkRepository, useClass: PostgresSignInLinks },
  { provide: SubmittedBusinesses, useClass: PostgresSubmittedBusinesses },
  { provide: ReferralQueries, useClass: PostgresReferralQueries },
  ReferrerCookie,
];

const recording: Provider[] = [
  classProvider(RecordReferral, [ReferrerRepository, ReferralRepository, SubmittedBusinesses, KnownBusinesses, SiteCalendar]),
  classProvider(BackfillReferrals, [SubmittedBusinesses, RecordReferral, Transaction]),
  classProvider(PayReward, [RewardLedger, ReferrerRepository, Deliveries, ConfirmedAddresses, SiteOrigin, EffectiveSettings]),
];

const signingIn: Provider[] = [
  classProvider(SignInLinks, [SignInLinkRepository, Clock, SiteOrigin]),
  classProvider(MailSignInLink, [SignInLinks, ReferrerRepository, Deliveries, FormIntake, Transaction]),
  classProvider(CopySignInLink, [SignInLinks, ReferrerRepository, AuditLog, Transaction]),
  classProvider(FollowSignInLink, [SignInLinks, ReferrerRepository, ConfirmedAddresses, Transaction, FailedSignIns]),
];

/** The command bus finds handlers by their classes; Nest creates them. */
const handlers = [CreateReferrerHandler, TrackReferralHandler, ApproveReferralHandler, RejectReferralHandler];

/** People who refer owners to the directory, and their rewards. */
@Module({
  imports: [CqrsModule, SubmissionsModule],
  controllers: [ReferralsController, ReferralAdminController, ReferralLinksController],
  providers: [...adapters, ...recording, ...signingIn, ...handlers],
})
export class ReferralsModule implements OnApplicationBootstrap {
  private readonly logger = new Logger('Referrals');

  constructor(
    private readonly backfill: BackfillReferrals,
    referred: ReferredSubmissions,
    record: RecordReferral,
    queries: ReferralQueries,
    counts: WaitingCounts,
    data: PersonalData,
    transaction: PostgresTransaction,
    audit: AuditLog,
    settings: EffectiveSettings,
  ) {
    // While the programme is switched off, codes earn nothing.
    const isOffered = () => !modulesOff(settings.current).includes('referrals');
    data.register(new ReferralPrivacy(transaction, audit));
    referred.register({
      submissionStored: (form) => (isOffered() ? record.submissionStored(form) : Promise.resolve()),
      beside: (submissions) => queries.beside(submissions),
    });
    counts.register('referrals', () => queries.pending());
  }

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.backfill.run();
    } catch (error) {
      this.logger.error(error, 'Referrals of earlier forms were not recorded; retried at the next start');
    }
  }
}

import { Module, type Provider } from '@nestjs/common';
import { TypeormTransaction } from '../../platform/database/typeorm-transaction.js';
import { SiteOrigin } from '../../platform/web/site-origin.js';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { ConfirmedAddresses } from '../../shared/confirmed-addresses.js';
import { Deliveries } from '../../shared/deliveries.js';
import { FormIntake } from '../../shared/forms.js';
import { PersonalData } from '../../shared/personal-data.js';
import { Transaction } from '../../shared/transaction.js';
import { WaitingCounts } from '../../shared/waiting-counts.js';
import { KnownBusinesses, ListBusiness, RenewListing } from '../listings/index.js';
import { ModerationController } from './adapters/http/moderation.controller.js';
import { ObjectionPageController } from './adapters/http/objection-page.controller.js';
import { OwnSubmissionController } from './adapters/http/own-submission.controller.js';
import { SentCookie } from './adapters/http/sent-cookie.js';
import { StatusPageController } from './adapters/http/status-page.controller.js';
import { SubmissionFormsController } from './adapters/http/submission-forms.controller.js';
import { SubmissionPagesController } from './adapters/http/submission-pages.controller.js';
import { PostgresContactNotices } from './adapters/postgres/postgres-contact-notices.js';
import { PostgresSubmissionList } from './adapters/postgres/postgres-submission-list.js';
import { PostgresSubmissionRepository } from './adapters/postgres/postgres-submission-repository.js';
import { SubmissionPrivacy } from './adapters/postgres/submission-privacy.js';
import { AnnounceSubmission } from './application/announce-submission.js';
import { ApproveSubmission, PublishedListings } from './application/approve-submission.js';
import { ConfirmAddress } from './application/confirm-address.js';
import { ContactChanges } from './application/contact-changes.js';
import { DecideInBulk } from './application/decide-in-bulk.js';
import { DecideSubmission, OwnerNews } from './application/decide-submission.js';
import { ObjectToChange } from './application/object-to-change.js';
import { OwnerMail } from './application/owner-mail.js';
import { OwnSubmission } from './application/own-submission.js';
import { ReceiveSubmission } from './application/receive-submission.js';
import { ReferredSubmissions } from './application/referred-submissions.js';
import { RepeatedSubmission } from './application/repeated-submission.js';
import { RetryDeliveries } from './application/retry-deliveries.js';
import { StatusLinks } from './application/status-links.js';
import { SubmissionList } from './application/submission-list.js';
import { SubmissionViews } from './application/submission-views.js';
import { TellBusiness } from './application/tell-business.js';
import { TellRenewedBusiness } from './application/tell-renewed-business.js';
import { TellingSubmissionRepository } from './application/telling-repository.js';
import { ContactNotices } from './domain/contact-notice.js';
import { SubmissionRepository } from './domain/submission-repository.js';

const SUBMISSION_COUNT = Symbol('SUBMISSION_COUNT');
const SUBMISSION_PRIVACY = Symbol('SUBMISSION_PRIVACY');

/** For owners. */
const forOwners: Provider[] = [
  {
    provide: StatusLinks,
    inject: [SubmissionRepository, SiteOrigin],
    useFactory: (...parts: ConstructorParameters<typeof StatusLinks>) => new StatusLinks(...parts),
  },
  {
    provide: OwnerMail,
    inject: [Deliveries, ConfirmedAddresses, SiteOrigin],
    useFactory: (...parts: ConstructorParameters<typeof OwnerMail>) => new OwnerMail(...parts),
  },
  {
    provide: AnnounceSubmission,
    inject: [Deliveries, OwnerMail, TellRenewedBusiness],
    useFactory: (...parts: ConstructorParameters<typeof AnnounceSubmission>) => new AnnounceSubmission(...parts),
  },
  {
    provide: OwnerNews,
    inject: [OwnerMail, AnnounceSubmission, StatusLinks],
    useFactory: (...parts: ConstructorParameters<typeof OwnerNews>) => new OwnerNews(...parts),
  },
  {
    provide: RepeatedSubmission,
    inject: [SubmissionRepository, StatusLinks, OwnerMail, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof RepeatedSubmission>) => new RepeatedSubmission(...parts),
  },
  {
    provide: ReceiveSubmission,
    inject: [FormIntake, SubmissionRepository, StatusLinks, AnnounceSubmission, RepeatedSubmission, Clock],
    useFactory: (...parts: ConstructorParameters<typeof ReceiveSubmission>) => new ReceiveSubmission(...parts),
  },
  {
    provide: ConfirmAddress,
    inject: [StatusLinks, ConfirmedAddresses, FormIntake, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof ConfirmAddress>) => new ConfirmAddress(...parts),
  },
  {
    provide: OwnSubmission,
    inject: [StatusLinks, SubmissionRepository, KnownBusinesses, FormIntake, TellRenewedBusiness, Transaction, Clock],
    useFactory: (...parts: ConstructorParameters<typeof OwnSubmission>) => new OwnSubmission(...parts),
  },
];

/** For businesses that somebody wants to change how they are reached. */
const forListed: Provider[] = [
  { provide: ContactNotices, useClass: PostgresContactNotices },
  {
    provide: ContactChanges,
    inject: [ContactNotices, Deliveries],
    useFactory: (...parts: ConstructorParameters<typeof ContactChanges>) => new ContactChanges(...parts),
  },
  {
    provide: TellBusiness,
    inject: [ContactNotices, Deliveries, Clock, SiteOrigin],
    useFactory: (...parts: ConstructorParameters<typeof TellBusiness>) => new TellBusiness(...parts),
  },
  {
    provide: TellRenewedBusiness,
    inject: [SubmissionViews, TellBusiness],
    useFactory: (...parts: ConstructorParameters<typeof TellRenewedBusiness>) => new TellRenewedBusiness(...parts),
  },
  {
    provide: ObjectToChange,
    inject: [ContactNotices, SubmissionRepository, KnownBusinesses, FormIntake, Transaction, Clock],
    useFactory: (...parts: ConstructorParameters<typeof ObjectToChange>) => new ObjectToChange(...parts),
  },
];

/** For admins. */
const moderation: Provider[] = [
  {
    provide: SubmissionViews,
    inject: [SubmissionList, KnownBusinesses, Deliveries, ReferredSubmissions, ContactChanges],
    useFactory: (...parts: ConstructorParameters<typeof SubmissionViews>) => new SubmissionViews(...parts),
  },
  {
    provide: PublishedListings,
    inject: [KnownBusinesses, ListBusiness, RenewListing, TellBusiness],
    useFactory: (...parts: ConstructorParameters<typeof PublishedListings>) => new PublishedListings(...parts),
  },
  {
    provide: ApproveSubmission,
    inject: [SubmissionRepository, SubmissionViews, PublishedListings, OwnerMail, AuditLog, Transaction, Clock],
    useFactory: (...parts: ConstructorParameters<typeof ApproveSubmission>) => new ApproveSubmission(...parts),
  },
  {
    provide: DecideSubmission,
    inject: [SubmissionRepository, OwnerNews, FormIntake, AuditLog, Transaction, Clock],
    useFactory: (...parts: ConstructorParameters<typeof DecideSubmission>) => new DecideSubmission(...parts),
  },
  {
    provide: DecideInBulk,
    inject: [ApproveSubmission, DecideSubmission],
    useFactory: (...parts: ConstructorParameters<typeof DecideInBulk>) => new DecideInBulk(...parts),
  },
  {
    provide: RetryDeliveries,
    inject: [SubmissionRepository, Deliveries, Transaction],
    useFactory: (...parts: ConstructorParameters<typeof RetryDeliveries>) => new RetryDeliveries(...parts),
  },
  {
    provide: SUBMISSION_PRIVACY,
    inject: [PersonalData, TypeormTransaction, Deliveries, FormIntake],
    useFactory: (data: PersonalData, ...parts: ConstructorParameters<typeof SubmissionPrivacy>) => data.register(new SubmissionPrivacy(...parts)),
  },
  {
    provide: SUBMISSION_COUNT,
    inject: [WaitingCounts, SubmissionList],
    useFactory: (counts: WaitingCounts, list: SubmissionList) => counts.register('submissions', () => list.pending()),
  },
];

/** What owners submit about their businesses, and what admins decide about that. */
@Module({
  controllers: [SubmissionFormsController, SubmissionPagesController, ObjectionPageController, OwnSubmissionController, StatusPageController, ModerationController],
  providers: [
    PostgresSubmissionRepository,
    SentCookie,
    { provide: ReferredSubmissions, useFactory: () => new ReferredSubmissions() },
    {
      provide: SubmissionRepository,
      inject: [PostgresSubmissionRepository, ReferredSubmissions],
      useFactory: (...parts: ConstructorParameters<typeof TellingSubmissionRepository>) => new TellingSubmissionRepository(...parts),
    },
    { provide: SubmissionList, useClass: PostgresSubmissionList },
    ...forOwners,
    ...forListed,
    ...moderation,
  ],
  exports: [ReferredSubmissions],
})
export class SubmissionsModule {}

import { Module, type Provider } from '@nestjs/common';
import { TypeormTransaction } from '../../platform/database/typeorm-transaction.js';
import { SiteOrigin } from '../../platform/web/site-origin.js';
import { AuditLog } from '../../shared/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { Deliveries } from '../../shared/deliveries.js';
import { FormIntake } from '../../shared/forms.js';
import { PersonalData } from '../../shared/personal-data.js';
import { Transaction } from '../../shared/transaction.js';
import { WaitingCounts } from '../../shared/waiting-counts.js';
import { KnownBusinesses, ListBusiness, RenewListing } from '../listings/index.js';
import { ModerationController } from './adapters/http/moderation.controller.js';
import { OwnSubmissionController } from './adapters/http/own-submission.controller.js';
import { StatusPageController } from './adapters/http/status-page.controller.js';
import { SubmissionFormsController } from './adapters/http/submission-forms.controller.js';
import { SubmissionPagesController } from './adapters/http/submission-pages.controller.js';
import { PostgresSubmissionList } from './adapters/postgres/postgres-submission-list.js';
import { PostgresSubmissionRepository } from './adapters/postgres/postgres-submission-repository.js';
import { SubmissionPrivacy } from './adapters/postgres/submission-privacy.js';
import { AnnounceSubmission } from './application/announce-submission.js';
import { ApproveSubmission, PublishedListings } from './application/approve-submission.js';
import { DecideInBulk } from './application/decide-in-bulk.js';
import { DecideSubmission, OwnerNews } from './application/decide-submission.js';
import { OwnerMail } from './application/owner-mail.js';
import { OwnSubmission } from './application/own-submission.js';
import { ReceiveSubmission } from './application/receive-submission.js';
import { ReferredSubmissions } from './application/referred-submissions.js';
import { RetryDeliveries } from './application/retry-deliveries.js';
import { StatusLinks } from './application/status-links.js';
import { SubmissionList } from './application/submission-list.js';
import { SubmissionViews } from './application/submission-views.js';
import { TellingSubmissionRepository } from './application/telling-repository.js';
import { SubmissionRepository } from './domain/submission-repository.js';
import { classProvider, factoryProvider, namedToken } from '../../shared/providers.js';

const SUBMISSION_COUNT = namedToken<void>('SUBMISSION_COUNT');
const SUBMISSION_PRIVACY = namedToken<void>('SUBMISSION_PRIVACY');

/** For owners. */
const forOwners: Provider[] = [
  classProvider(StatusLinks, [SubmissionRepository, SiteOrigin]),
  classProvider(OwnerMail, [Deliveries, SiteOrigin]),
  classProvider(AnnounceSubmission, [Deliveries, OwnerMail]),
  classProvider(OwnerNews, [OwnerMail, AnnounceSubmission, StatusLinks]),
  classProvider(ReceiveSubmission, [FormIntake, SubmissionRepository, StatusLinks, AnnounceSubmission, Clock]),
  classProvider(OwnSubmission, [StatusLinks, SubmissionRepository, KnownBusinesses, FormIntake, Transaction, Clock]),
];

/** For admins. */
const moderation: Provider[] = [
  classProvider(SubmissionViews, [SubmissionList, KnownBusinesses, Deliveries, ReferredSubmissions]),
  classProvider(PublishedListings, [KnownBusinesses, ListBusiness, RenewListing]),
  classProvider(ApproveSubmission, [SubmissionRepository, SubmissionViews, PublishedListings, OwnerMail, AuditLog, Transaction, Clock]),
  classProvider(DecideSubmission, [SubmissionRepository, OwnerNews, FormIntake, AuditLog, Transaction, Clock]),
  classProvider(DecideInBulk, [ApproveSubmission, DecideSubmission]),
  classProvider(RetryDeliveries, [SubmissionRepository, Deliveries, Transaction]),
  factoryProvider(SUBMISSION_PRIVACY, [PersonalData, TypeormTransaction, Deliveries, FormIntake], (data: PersonalData, ...parts: ConstructorParameters<typeof SubmissionPrivacy>) => data.register(new SubmissionPrivacy(...parts))),
  factoryProvider(SUBMISSION_COUNT, [WaitingCounts, SubmissionList], (counts, list) => counts.register('submissions', () => list.pending())),
];

/** What owners submit about their businesses, and what admins decide about that. */
@Module({
  controllers: [SubmissionFormsController, SubmissionPagesController, OwnSubmissionController, StatusPageController, ModerationController],
  providers: [
    PostgresSubmissionRepository,
    { provide: ReferredSubmissions, useFactory: () => new ReferredSubmissions() },
    classProvider(TellingSubmissionRepository, [PostgresSubmissionRepository, ReferredSubmissions], SubmissionRepository),
    { provide: SubmissionList, useClass: PostgresSubmissionList },
    ...forOwners,
    ...moderation,
  ],
  exports: [ReferredSubmissions],
})
export class SubmissionsModule {}

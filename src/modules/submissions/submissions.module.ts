import { Module, type Provider } from '@nestjs/common';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { SiteOrigin } from '../../platform/web/site-origin.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { ConfirmedAddresses } from '../../shared/contact/confirmed-addresses.js';
import { Deliveries } from '../../shared/mail/deliveries.js';
import { FormIntake } from '../../shared/forms/forms.js';
import { ImageUses, ProposedPictures } from '../../shared/pictures/image-uses.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';
import { DayFigures } from '../../shared/office/day-figures.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { KnownBusinesses, ListBusiness, RenewListing } from '../listings/index.js';
import { ModerationController } from './adapters/http/moderation.controller.js';
import { ObjectionPageController } from './adapters/http/objection-page.controller.js';
import { OwnSubmissionController } from './adapters/http/own-submission.controller.js';
import { OwnPicturesController } from './adapters/http/own-pictures.controller.js';
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
import { DecideSubmission, OwnerNotifications } from './application/decide-submission.js';
import { ObjectToChange } from './application/object-to-change.js';
import { OwnerMail } from './application/owner-mail.js';
import { OwnPictures } from './application/own-pictures.js';
import { OwnSubmission } from './application/own-submission.js';
import { ReceiveSubmission } from './application/receive-submission.js';
import { ReferredSubmissions } from './application/referred-submissions.js';
import { RepeatedSubmission } from './application/repeated-submission.js';
import { RetryDeliveries } from './application/retry-deliveries.js';
import { StatusLinks } from './application/status-links.js';
import { SubmissionList } from './application/submission-list.js';
import { MatchingListing } from './application/matching-listing.js';
import { SubmissionViews } from './application/submission-views.js';
import { NotifyOfContactChange } from './application/notify-of-contact-change.js';
import { NotifyMatchedBusiness } from './application/notify-matched-business.js';
import { ContactNotices } from './domain/contact-notice.js';
import { SubmissionRepository } from './domain/submission-repository.js';
import { classProvider, factoryProvider, namedToken } from '../../shared/providers.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';

const SUBMISSION_COUNT = namedToken<void>('SUBMISSION_COUNT');
const SUBMISSION_PICTURES = namedToken<void>('SUBMISSION_PICTURES');
const SUBMISSION_PRIVACY = namedToken<void>('SUBMISSION_PRIVACY');

/** Providers for owners. */
const forOwners: Provider[] = [
  classProvider(StatusLinks, [SubmissionRepository, SiteOrigin]),
  classProvider(OwnerMail, [Deliveries, ConfirmedAddresses, SiteOrigin]),
  classProvider(AnnounceSubmission, [Deliveries, OwnerMail, NotifyMatchedBusiness]),
  classProvider(OwnerNotifications, [OwnerMail, AnnounceSubmission, StatusLinks]),
  classProvider(RepeatedSubmission, [SubmissionRepository, StatusLinks, OwnerMail, AnnounceSubmission, Transaction]),
  classProvider(ReceiveSubmission, [FormIntake, SubmissionRepository, StatusLinks, AnnounceSubmission, RepeatedSubmission, Clock]),
  classProvider(ConfirmAddress, [StatusLinks, ConfirmedAddresses, FormIntake, Transaction]),
  classProvider(OwnPictures, [StatusLinks, SubmissionRepository, ProposedPictures, FormIntake, Transaction]),
  classProvider(OwnSubmission, [StatusLinks, SubmissionRepository, KnownBusinesses, FormIntake, AnnounceSubmission, Transaction, Clock]),
];

/** Providers for businesses that object to a change of their contact details. */
const forListed: Provider[] = [
  { provide: ContactNotices, useClass: PostgresContactNotices },
  classProvider(ContactChanges, [ContactNotices, Deliveries]),
  classProvider(NotifyOfContactChange, [ContactNotices, Deliveries, Clock, SiteOrigin, EffectiveSettings]),
  classProvider(MatchingListing, [KnownBusinesses]),
  classProvider(NotifyMatchedBusiness, [MatchingListing, NotifyOfContactChange]),
  classProvider(ObjectToChange, [ContactNotices, SubmissionRepository, KnownBusinesses, FormIntake, Transaction, Clock]),
];

/** Providers for admins. */
const moderation: Provider[] = [
  classProvider(SubmissionViews, [SubmissionList, KnownBusinesses, Deliveries, ReferredSubmissions, ContactChanges]),
  classProvider(PublishedListings, [KnownBusinesses, ListBusiness, RenewListing, NotifyOfContactChange]),
  classProvider(ApproveSubmission, [SubmissionRepository, MatchingListing, PublishedListings, OwnerMail, AuditLog, Transaction, Clock]),
  classProvider(DecideSubmission, [SubmissionRepository, OwnerNotifications, FormIntake, AuditLog, Transaction, Clock]),
  classProvider(DecideInBulk, [ApproveSubmission, DecideSubmission]),
  classProvider(RetryDeliveries, [SubmissionRepository, Deliveries, Transaction]),
  factoryProvider(
    SUBMISSION_PRIVACY,
    [PersonalData, PostgresTransaction, Deliveries, FormIntake, AuditLog],
    (data: PersonalData, ...parts: ConstructorParameters<typeof SubmissionPrivacy>) => data.register(new SubmissionPrivacy(...parts)),
  ),
  factoryProvider(SUBMISSION_PICTURES, [ImageUses, SubmissionList], (uses, list) => uses.register(() => list.pictures())),
  factoryProvider(SUBMISSION_COUNT, [WaitingCounts, DayFigures, SubmissionList], (counts, figures, list) => {
    counts.register('submissions', () => list.pending());
    for (const what of ['submissions', 'decided', 'minutesWaited'] as const)
      figures.register(what, (from, to) => list.countByDay(what, from, to));
  }),
];

/** What owners submit about their businesses, and what admins decide about that. */
@Module({
  controllers: [
    SubmissionFormsController,
    SubmissionPagesController,
    ObjectionPageController,
    OwnSubmissionController,
    OwnPicturesController,
    StatusPageController,
    ModerationController,
  ],
  providers: [
    SentCookie,
    { provide: ReferredSubmissions, useFactory: () => new ReferredSubmissions() },
    { provide: SubmissionRepository, useClass: PostgresSubmissionRepository },
    { provide: SubmissionList, useClass: PostgresSubmissionList },
    ...forOwners,
    ...forListed,
    ...moderation,
  ],
  exports: [ReferredSubmissions],
})
export class SubmissionsModule {}

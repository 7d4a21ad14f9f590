import { Module } from '@nestjs/common';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { AuditLog } from '../../shared/office/audit-log.js';
import { Clock } from '../../shared/clock.js';
import { Deliveries } from '../../shared/mail/deliveries.js';
import { FormIntake } from '../../shared/forms/forms.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';
import { DayFigures } from '../../shared/office/day-figures.js';
import { WaitingCounts } from '../../shared/office/waiting-counts.js';
import { ListingQueries } from '../listings/index.js';
import { ContactPageController } from './adapters/http/contact-page.controller.js';
import { EnquiriesController } from './adapters/http/enquiries.controller.js';
import { MessagesController } from './adapters/http/messages.controller.js';
import { MessagePrivacy } from './adapters/postgres/message-privacy.js';
import { ReportPageController } from './adapters/http/report-page.controller.js';
import { PostgresMessageQueries, PostgresMessageRepository } from './adapters/postgres/postgres-messages.js';
import { Inbox, MessageQueries } from './application/inbox.js';
import { ReceiveMessage } from './application/receive-message.js';
import { SortInBulk } from './application/sort-in-bulk.js';
import { SortMessages } from './application/sort-messages.js';
import { MessageRepository } from './domain/message-repository.js';
import { classProvider } from '../../shared/providers.js';

/** Messages of visitors to the people who run the site. */
@Module({
  controllers: [EnquiriesController, ContactPageController, ReportPageController, MessagesController],
  providers: [
    { provide: MessageRepository, useClass: PostgresMessageRepository },
    { provide: MessageQueries, useClass: PostgresMessageQueries },
    classProvider(ReceiveMessage, [FormIntake, MessageRepository, Deliveries, ListingQueries, Transaction, Clock]),
    classProvider(SortMessages, [MessageRepository, Deliveries, FormIntake, AuditLog, Transaction]),
    classProvider(SortInBulk, [SortMessages]),
    classProvider(Inbox, [MessageQueries, Deliveries, ListingQueries]),
  ],
})
export class EnquiriesModule {
  constructor(
    messages: MessageQueries,
    counts: WaitingCounts,
    figures: DayFigures,
    data: PersonalData,
    transaction: PostgresTransaction,
    deliveries: Deliveries,
    intake: FormIntake,
  ) {
    counts.register('messages', () => messages.countInbox());
    figures.register('contacts', (from, to) => messages.countByDay(from, to));
    data.register(new MessagePrivacy(transaction, deliveries, intake));
  }
}

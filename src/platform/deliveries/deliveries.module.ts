import { Global, Module } from '@nestjs/common';
import { ConfirmedAddresses } from '../../shared/contact/confirmed-addresses.js';
import { Deliveries } from '../../shared/mail/deliveries.js';
import { EmailWriter } from '../../shared/mail/emails.js';
import { Concerns } from '../../shared/office/concerns.js';
import { PersonalData } from '../../shared/privacy/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { DeliveriesController } from './deliveries.controller.js';
import { DeliveryPrivacy } from './delivery-privacy.js';
import { DeliveryRounds } from './delivery-rounds.js';
import { DeliveryStore } from './delivery-store.js';
import { EmailLimit } from './email-limit.js';
import { GivenUpDeliveries } from './given-up-deliveries.js';
import { OutboxDeliveries } from './outbox-deliveries.js';
import { PostgresConfirmedAddresses } from './postgres-confirmed-addresses.js';

/** Deliveries: forwarded forms and emails. */
@Global()
@Module({
  controllers: [DeliveriesController],
  providers: [
    DeliveryStore,
    EmailWriter,
    OutboxDeliveries,
    { provide: Deliveries, useExisting: OutboxDeliveries },
    EmailLimit,
    { provide: ConfirmedAddresses, useClass: PostgresConfirmedAddresses },
    DeliveryRounds,
    GivenUpDeliveries,
  ],
  exports: [ConfirmedAddresses, Deliveries, DeliveryStore, EmailWriter],
})
export class DeliveriesModule {
  constructor(data: PersonalData, transaction: PostgresTransaction, concerns: Concerns, deliveries: DeliveryStore) {
    data.register(new DeliveryPrivacy(transaction));
    concerns.register('mail', async () => {
      const { waiting, 'given-up': lost } = await deliveries.count();
      if (lost === 0) return waiting === 0 ? { status: 'ok' } : { status: 'ok', detail: `${waiting} on the way` };
      return { status: 'degraded', detail: `${lost} could not be delivered in three days; ${waiting} on the way` };
    });
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ConfirmedAddresses } from '../../shared/confirmed-addresses.js';
import { Deliveries } from '../../shared/deliveries.js';
import { PersonalData } from '../../shared/personal-data.js';
import { PostgresTransaction } from '../database/postgres-transaction.js';
import { DELIVERY_OPTIONS, type DeliveryOptions } from './deliveries.options.js';
import { DeliveryPrivacy } from './delivery-privacy.js';
import { DeliveryRounds } from './delivery-rounds.js';
import { DeliveryStore } from './delivery-store.js';
import { LetterLimit } from './letter-limit.js';
import { OutboxDeliveries } from './outbox-deliveries.js';
import { PostgresConfirmedAddresses } from './postgres-confirmed-addresses.js';
import { valueProvider } from '../../shared/providers.js';

/** What others hear of submissions. */
@Global()
@Module({})
export class DeliveriesModule {
  constructor(data: PersonalData, transaction: PostgresTransaction) {
    data.register(new DeliveryPrivacy(transaction));
  }

  static configure(options: DeliveryOptions): DynamicModule {
    return {
      module: DeliveriesModule,
      providers: [
        valueProvider(DELIVERY_OPTIONS, options),
        DeliveryStore,
        OutboxDeliveries,
        { provide: Deliveries, useExisting: OutboxDeliveries },
        LetterLimit,
        { provide: ConfirmedAddresses, useClass: PostgresConfirmedAddresses },
        DeliveryRounds,
      ],
      exports: [ConfirmedAddresses, Deliveries, DeliveryStore],
    };
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Outbox } from '../../shared/outbox.js';
import { OUTBOX_DATABASE_URL, PgBossOutbox } from './pg-boss-outbox.js';

@Global()
@Module({})
export class OutboxModule {
  static connect(url: string): DynamicModule {
    return {
      module: OutboxModule,
      providers: [
        { provide: OUTBOX_DATABASE_URL, useValue: url },
        PgBossOutbox,
        { provide: Outbox, useExisting: PgBossOutbox },
      ],
      exports: [Outbox, PgBossOutbox],
    };
  }
}

import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Outbox } from '../../shared/outbox.js';
import { OUTBOX_DATABASE_URL, PgBossOutbox } from './pg-boss-outbox.js';
import { valueProvider } from '../../shared/providers.js';

/**
 * Not a global module: Nest destroys global modules last, in most cases after TypeORM's connection, and running entries need the database
 * until they are done.
 */
@Module({})
class OutboxClosedBeforeDatabase {
  static connect(url: string): DynamicModule {
    return {
      module: OutboxClosedBeforeDatabase,
      providers: [valueProvider(OUTBOX_DATABASE_URL, url), PgBossOutbox, { provide: Outbox, useExisting: PgBossOutbox }],
      exports: [Outbox, PgBossOutbox],
    };
  }
}

@Global()
@Module({})
export class OutboxModule {
  static connect(url: string): DynamicModule {
    return { module: OutboxModule, imports: [OutboxClosedBeforeDatabase.connect(url)], exports: [OutboxClosedBeforeDatabase] };
  }
}

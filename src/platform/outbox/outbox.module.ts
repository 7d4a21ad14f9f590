import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Outbox } from '../../shared/outbox.js';
import { OUTBOX_DATABASE_URL, PgBossOutbox } from './pg-boss-outbox.js';
import { valueProvider } from '../../shared/providers.js';

/**
 * Not a global module: Nest destroys global modules last, after TypeORM's connection in most cases, and entries under way need the database
 * until they are done.
 */
@Module({})
class EndsBeforeTheDatabase {
  static connect(url: string): DynamicModule {
    return {
      module: EndsBeforeTheDatabase,
      providers: [valueProvider(OUTBOX_DATABASE_URL, url), PgBossOutbox, { provide: Outbox, useExisting: PgBossOutbox }],
      exports: [Outbox, PgBossOutbox],
    };
  }
}

@Global()
@Module({})
export class OutboxModule {
  static connect(url: string): DynamicModule {
    return { module: OutboxModule, imports: [EndsBeforeTheDatabase.connect(url)], exports: [EndsBeforeTheDatabase] };
  }
}

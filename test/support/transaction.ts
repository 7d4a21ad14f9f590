import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { PostgresTransaction } from '../../src/platform/database/postgres-transaction.js';

/** A replacement of the transaction host, which the framework usually provides. */
class ContextHost {
  private readonly running = new AsyncLocalStorage<EntityManager>();

  constructor(private readonly source: DataSource) {}

  get tx(): EntityManager {
    return this.running.getStore() ?? this.source.manager;
  }

  /** A nested call joins the outer one. */
  withTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.running.getStore()) return work();
    return this.source.transaction((manager) => this.running.run(manager, work));
  }

  isTransactionActive(): boolean {
    return this.running.getStore() !== undefined;
  }
}

/** The application's own transactions on a data source of the test. */
export function transactionsOn(source: DataSource): PostgresTransaction {
  return new PostgresTransaction(new ContextHost(source) as unknown as ConstructorParameters<typeof PostgresTransaction>[0]);
}

import { TransactionHost } from '@nestjs-cls/transactional';
import type { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transaction } from '../../shared/transaction.js';
import { replicaInScope } from './read-scope.js';

/** The transaction of the current asynchronous context; repositories ask it for their connection. */
@Injectable()
export class PostgresTransaction extends Transaction {
  constructor(private readonly host: TransactionHost<TransactionalAdapterTypeOrm>) {
    super();
  }

  run<T>(work: () => Promise<T>, { long = false } = {}): Promise<T> {
    if (!long) return this.host.withTransaction(work);
    return this.host.withTransaction(async () => {
      await this.manager.query(`SET LOCAL statement_timeout = '300s'`);
      return work();
    });
  }

  /** The manager of the running transaction, or one that commits each statement by itself; the latter reads a replica where that is allowed. */
  get manager(): EntityManager {
    const replica = replicaInScope();
    return replica && !this.host.isTransactionActive() ? replica : this.host.tx;
  }
}

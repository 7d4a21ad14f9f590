import { TransactionHost } from '@nestjs-cls/transactional';
import type { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Transaction } from '../../shared/transaction.js';
import { noteCommit } from './committed-change.js';
import { replicaInScope } from './read-scope.js';

/** The transaction of the current asynchronous context; adapters run their statements through it. */
@Injectable()
export class PostgresTransaction extends Transaction {
  constructor(private readonly host: TransactionHost<TransactionalAdapterTypeOrm>) {
    super();
  }

  async run<T>(work: () => Promise<T>, { long = false } = {}): Promise<T> {
    const result = await this.host.withTransaction(async () => {
      if (long) await this.query(`SET LOCAL statement_timeout = '300s'`);
      return work();
    });
    if (!this.host.isTransactionActive()) noteCommit();
    return result;
  }

  /** The rows of a SELECT, or of an INSERT with RETURNING. For an UPDATE or DELETE use {@link changed}. */
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]> {
    return this.manager.query(sql, values);
  }

  /** The rows of an UPDATE or DELETE with RETURNING: for these two, TypeORM returns a pair of the rows and their count. */
  async changed<Row>(sql: string, values?: unknown[]): Promise<Row[]> {
    const [rows] = await this.manager.query<[Row[], number]>(sql, values);
    return rows;
  }

  /** How many rows an UPDATE or DELETE changed. */
  async changedCount(sql: string, values?: unknown[]): Promise<number> {
    const [, count] = await this.manager.query<[unknown, number]>(sql, values);
    return count;
  }

  /**
   * The manager of the running transaction; without one, a manager that commits each statement by itself, on a replica where that is
   * allowed.
   */
  get manager(): EntityManager {
    const replica = replicaInScope();
    return replica && !this.host.isTransactionActive() ? replica : this.host.tx;
  }
}

import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ClsModule } from 'nestjs-cls';
import pg from 'pg';
import { registerOutageRecognition } from '../../shared/outage.js';
import { valueProvider } from '../../shared/providers.js';
import { Transaction } from '../../shared/transaction.js';
import { ChangeFeed } from './change-feed.js';
import { databaseOptions } from './database-options.js';
import { DatabaseStall } from './database-stall.js';
import { databaseOutage } from './database-unavailable.js';
import { REPLICA, type ReplicaOptions, ReplicaReads } from './replica-reads.js';
import { stallAwarePool } from './stall-aware-pool.js';
import { PostgresTransaction } from './postgres-transaction.js';

/** PostgreSQL for every module: one pool, and transactions that follow the asynchronous context. */
@Global()
@Module({})
export class DatabaseModule {
  static connect(url: string, replica?: ReplicaOptions): DynamicModule {
    registerOutageRecognition(databaseOutage);
    const stall = new DatabaseStall();
    const driver = { ...pg, Pool: stallAwarePool(stall) };
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({ ...databaseOptions(url), driver, autoLoadEntities: true, retryAttempts: 3, retryDelay: 1_000 }),
        ClsModule.forRoot({
          global: true,
          plugins: [
            new ClsPluginTransactional({
              adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: getDataSourceToken() }),
            }),
          ],
        }),
      ],
      providers: [
        { provide: DatabaseStall, useValue: stall },
        ChangeFeed,
        PostgresTransaction,
        valueProvider(REPLICA, replica),
        ReplicaReads,
        { provide: Transaction, useExisting: PostgresTransaction },
      ],
      exports: [ChangeFeed, PostgresTransaction, ReplicaReads, Transaction, TypeOrmModule],
    };
  }
}

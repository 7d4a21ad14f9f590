import { InMemoryAuditLog, NoTransaction } from '../../shared/testing/doubles.js';
import type { DeliveryStore } from './delivery-store.js';
import { GivenUpDeliveries } from './given-up-deliveries.js';
import type { OutboxDeliveries } from './outbox-deliveries.js';

/** All that were given up are restarted in rounds of so many; the database goes away where there is no further round. */
function desk(...rounds: number[]) {
  const audit = new InMemoryAuditLog();
  const restartAllGivenUp = () => {
    const count = rounds.shift();
    if (count === undefined) return Promise.reject(new Error('Connection terminated'));
    return Promise.resolve(Array.from({ length: count }, (_none, index) => ({ id: String(index), channel: 'mail' })));
  };
  const deliveries = new GivenUpDeliveries(
    { restartAllGivenUp } as unknown as DeliveryStore,
    { enqueue: () => Promise.resolve() } as unknown as OutboxDeliveries,
    new NoTransaction(),
    audit,
  );
  return { audit, retryAll: () => deliveries.retryAll('192.0.2.1') };
}

const retried = (count: number) => ({ action: 'deliveries-retried', client: '192.0.2.1', detail: { count } });

it('retries are recorded within each transaction, also if a later one fails', async () => {
  const { audit, retryAll } = desk(500, 500);
  await expect(retryAll()).rejects.toThrow('Connection terminated');
  expect(audit.entries).toEqual([retried(500), retried(500)]);
});

it('all retries are counted, and nothing is recorded without any', async () => {
  const { audit, retryAll } = desk(500, 3);
  expect([await retryAll(), audit.entries]).toEqual([503, [retried(500), retried(3)]]);
  const none = desk(0);
  expect([await none.retryAll(), none.audit.entries]).toEqual([0, []]);
});

import type { ReplicaReads } from '../database/replica-reads.js';
import { PageReads } from './page-reads.js';

const FOUND = { services: [], total: 0, page: 1, totalPages: 0, industries: [], cities: [], understood: null };

/** A replica that fails, so that the primary database is read. */
const failing = {
  run: async <T>(work: () => Promise<T>): Promise<T> => {
    await work();
    return work();
  },
} as unknown as ReplicaReads;

it('a read that is repeated on the primary database has the callbacks of its last attempt only', async () => {
  const reads = new PageReads(failing);
  let attempts = 0;
  let served = 0;
  reads.offer('search', (_parameters, onServed) => {
    attempts += 1;
    onServed(() => (served += 1));
    return Promise.resolve(FOUND);
  });
  const { read, servedCallbacks } = reads.forPage({ kept: true });
  await read('search', {});
  for (const callback of servedCallbacks) callback();
  expect([attempts, served]).toEqual([2, 1]);
});

import { stat } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { ReplicaReads } from '../database/replica-reads.js';
import type { PgBossOutbox } from '../outbox/pg-boss-outbox.js';
import { HealthChecks } from './health-checks.js';

const checksWith = (query: () => Promise<unknown>) =>
  new HealthChecks(
    { query } as unknown as DataSource,
    { backlog: () => Promise.resolve({}) } as unknown as PgBossOutbox,
    { data: '.', backups: '.' },
    {
      configured: false,
    } as ReplicaReads,
  );

/** Checks have a millisecond each, where they have two seconds otherwise. */
beforeEach(() => {
  const later = setTimeout;
  jest.spyOn(globalThis, 'setTimeout').mockImplementation((run, milliseconds) => later(run, milliseconds === 2_000 ? 1 : milliseconds));
});

afterEach(() => void jest.restoreAllMocks());

it('a check that answered while the event loop was blocked is not down', async () => {
  const found = checksWith(() => stat('.')).readiness({ anew: true });
  // The checks begin.
  await Promise.resolve();
  const end = performance.now() + 100;
  while (performance.now() < end);
  expect((await found).parts).toMatchObject({ database: { status: 'ok' }, disk: { status: 'ok' } });
});

it('only the database makes the site unready: every other part has a fallback', async () => {
  const checks = checksWith(() => Promise.resolve());
  checks.register('engine', () => Promise.reject(new Error('nobody is there')));
  const { status, parts } = await checks.readiness({ anew: true });
  expect([status, parts['engine']]).toEqual(['degraded', { status: 'down', detail: 'nobody is there' }]);
});

it('a check answers from the last half second, except for an admin, who sees what a change has done', async () => {
  let asked = 0;
  const checks = checksWith(() => Promise.resolve((asked += 1)));
  for (const anew of [false, false, true, false]) await checks.readiness({ anew });
  expect(asked).toBe(2);
  await Promise.all([checks.readiness({ anew: true }), checks.readiness({ anew: true })]);
  expect(asked).toBe(3);
});

it('a check that does not answer is down', async () => {
  const { status, parts } = await checksWith(() => new Promise(() => undefined)).readiness({ anew: true });
  expect([status, parts['database']]).toEqual(['down', { status: 'down', detail: 'did not answer in time' }]);
});

import { mock } from 'node:test';
import { Logger } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { Clock } from '../../shared/clock.js';
import { PersonalData, type PersonalDataHolder } from '../../shared/privacy/personal-data.js';
import { Transaction } from '../../shared/transaction.js';
import { NightlyExpiry } from './nightly-expiry.js';

const MINUTE_MS = 60_000;

type Expire = PersonalDataHolder['expire'];

/** Called by each test: the time limit of a test is a timer as well. */
async function startAt(time: string) {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.parse(time) });
  const ran: string[] = [];
  const expire: Expire = (now) => {
    ran.push(now.toISOString());
    return Promise.resolve([]);
  };
  return { ran, ...(await start(expire)) };
}

async function start(expire: Expire) {
  const holder = { columns: ['note.text'], expire };
  const data = new PersonalData();
  data.register(holder as unknown as PersonalDataHolder);
  const module = await Test.createTestingModule({
    imports: [ScheduleModule.forRoot()],
    providers: [
      NightlyExpiry,
      { provide: PersonalData, useValue: data },
      { provide: Transaction, useValue: { run: (work: () => unknown) => work() } },
      { provide: Clock, useValue: { now: () => new Date() } },
    ],
  }).compile();
  await module.init();
  return { run: () => module.get(NightlyExpiry).run(), close: () => module.close() };
}

afterEach(() => mock.timers.reset());

it('expired data are also deleted at the start: not every machine runs at night', async () => {
  const { ran, close } = await startAt('2026-11-27T13:00:00.000Z');
  for (let minute = 0; minute < 60; minute += 1) mock.timers.tick(MINUTE_MS);
  expect(ran).toEqual(['2026-11-27T13:15:00.000Z']);
  await close();
});

it('nothing runs after the shutdown', async () => {
  const { ran, close } = await startAt('2026-11-27T13:00:00.000Z');
  await close();
  for (let minute = 0; minute < 60; minute += 1) mock.timers.tick(MINUTE_MS);
  expect(ran).toEqual([]);
});

describe('a backlog, for example of a machine that was off for months', () => {
  /** Records that are deleted in batches, each of which is committed when it resolves. */
  const backlog = (length: number) => {
    const kept = { records: length };
    const expire: Expire = (_now, limit) => {
      const count = Math.min(limit, kept.records);
      kept.records -= count;
      return Promise.resolve([{ what: 'notes', count, became: 'deleted' }]);
    };
    return { kept, expire };
  };

  it('is deleted in batches, to its end', async () => {
    const { kept, expire } = backlog(10_500);
    const { run, close } = await start(expire);
    await run();
    expect(kept.records).toBe(0);
    await close();
  });

  it('is one line of the log for each kind, with the number of all batches', async () => {
    const logged = jest.spyOn(Logger.prototype, 'log').mockReturnValue();
    const { run, close } = await start(backlog(2_500).expire);
    await run();
    expect(logged.mock.calls).toContainEqual(['Retention period over: 2500 notes deleted']);
    logged.mockRestore();
    await close();
  });

  it('waits for the next start where the application stops', async () => {
    const { kept, expire } = backlog(10_500);
    const { run, close } = await start(async (now, limit) => {
      const erased = await expire(now, limit);
      await close();
      return erased;
    });
    await run();
    expect(kept.records).toBeGreaterThan(0);
    expect(kept.records).toBeLessThan(10_500);
  });
});

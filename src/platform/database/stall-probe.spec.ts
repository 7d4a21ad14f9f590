import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStall } from './database-stall.js';
import { StallProbe } from './stall-probe.js';

const EVERY_MS = 10;

let stall: DatabaseStall;
let probe: StallProbe;
let asked: number;
let answers: () => Promise<boolean>;
let silences: number;

beforeEach(() => {
  stall = new DatabaseStall();
  [asked, silences] = [0, 0];
  answers = () => Promise.resolve(true);
  probe = new StallProbe(
    stall,
    () => ((asked += 1), answers()),
    () => {
      silences += 1;
      stall.end();
    },
    EVERY_MS,
  );
});

afterEach(() => probe.stop());

const until = async (check: () => boolean) => {
  for (let tries = 0; !check() && tries < 500; tries += 1) await sleep(2);
  expect(check()).toBe(true);
};

describe('a stall of the database', () => {
  it('counts as one of a single connection if the database answers on a new one', async () => {
    stall.begin();
    await until(() => silences === 1);
    await sleep(3 * EVERY_MS);
    expect({ asked, silences }).toEqual({ asked: 1, silences: 1 });
    stall.begin();
    await until(() => silences === 2);
  });

  it('is probed repeatedly while there is no answer on a new connection either', async () => {
    answers = () => Promise.reject(new Error('timeout expired'));
    stall.begin();
    await until(() => asked >= 2);
    answers = () => Promise.resolve(false);
    const before = asked;
    await until(() => asked >= before + 2);
    expect(silences).toBe(0);
  });

  it('that ends by itself closes no connection, before or during the probe', async () => {
    stall.begin();
    stall.end();
    await sleep(3 * EVERY_MS);
    expect(asked).toBe(0);
    answers = () => (stall.end(), Promise.resolve(true));
    stall.begin();
    await until(() => asked === 1);
    await sleep(3 * EVERY_MS);
    expect({ asked, silences }).toEqual({ asked: 1, silences: 0 });
  });

  it('is no longer probed when the process ends', async () => {
    stall.begin();
    probe.stop();
    await sleep(3 * EVERY_MS);
    expect(asked).toBe(0);
  });
});

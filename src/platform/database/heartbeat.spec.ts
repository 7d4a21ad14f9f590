import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseStall } from './database-stall.js';
import { Heartbeat } from './heartbeat.js';

const TIMES = { everyMs: 1, lateMs: 20 };

let stall: DatabaseStall;
let begun: number;
let answer: () => void;
let fail: (error: Error) => void;
let asked: number;
let heartbeat: Heartbeat;
let running: Promise<void>;

const question = () => new Promise<void>((resolve, reject) => ((asked += 1), ([answer, fail] = [resolve, reject])));
const until = async (check: () => boolean) => {
  for (let tries = 0; !check() && tries < 500; tries += 1) await sleep(2);
  expect(check()).toBe(true);
};

beforeEach(() => {
  stall = new DatabaseStall();
  [begun, asked] = [0, 0];
  stall.onBegin(() => (begun += 1));
  heartbeat = new Heartbeat(question, stall, TIMES);
  running = heartbeat.run();
});

afterEach(async () => {
  heartbeat.stop();
  answer();
  await running;
});

describe('the heartbeat of the database', () => {
  it('sends the next query after each answer, and reports nothing', async () => {
    for (let beat = 1; beat < 4; beat += 1) {
      await until(() => asked === beat);
      answer();
    }
    expect(begun).toBe(0);
  });

  it('reports a stall once, until the late answer arrives', async () => {
    await until(() => stall.active);
    await sleep(30);
    expect({ begun, asked }).toEqual({ begun: 1, asked: 1 });
    answer();
    await until(() => !stall.active);
    await until(() => asked === 2);
  });

  it('does not report a broken connection as a stall: its users get that error themselves', async () => {
    await until(() => stall.active);
    fail(new Error('Connection terminated unexpectedly'));
    await running;
    expect(stall.active).toBe(false);
  });

  it('does not count a blocked event loop as a stall of the database: an answer that arrived meanwhile is in time', async () => {
    // After blocking the thread, timers run before network events.
    await new Promise((resolve) => setImmediate(resolve));
    setImmediate(answer);
    const end = performance.now() + 2 * TIMES.lateMs;
    while (performance.now() < end);
    await until(() => asked === 2);
    expect(begun).toBe(0);
  });
});

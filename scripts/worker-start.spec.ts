import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** As tinypool and jest-light-runner do it: one listens at once, the other asks when it has been loaded. */
const WORKER = `
process.on('message', (message) => process.send({ heard: message }));
setTimeout(() => {
  process.on('message', (message) => {
    if (message.type === 'jest-light-runner-worker-data') process.send({ given: message.workerData });
  });
  process.send('jest-light-runner-get-worker-data');
}, 200);`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'worker-'));
  writeFileSync(join(folder, 'worker.mjs'), WORKER);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a process that is given its data before it asks gets it when it asks', async () => {
  const child = fork(join(folder, 'worker.mjs'), {
    execArgv: ['--import', join(import.meta.dirname, 'worker-start.mjs')],
    env: { ...process.env, TINYPOOL_WORKER_ID: '1' },
  });
  const messages: unknown[] = [];
  child.send({ type: 'jest-light-runner-worker-data', workerData: 7 });
  await new Promise<void>((resolve) => {
    child.on('message', (message) => {
      messages.push(message);
      if ('given' in Object(message) || messages.length > 5) resolve();
    });
  });
  child.kill();
  expect(messages).toContainEqual({ heard: { type: 'jest-light-runner-worker-data', workerData: 7 } });
  expect(messages.at(-1)).toEqual({ given: 7 });
});

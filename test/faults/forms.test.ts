import { eventually, get, signIn } from '../support/api.js';
import { startProcess, type TestProcess } from '../support/app.js';
import { execute, rowsOf } from '../support/database.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { jsonOf, send } from '../support/http.js';

const SUBMISSIONS = 200;

let app: TestProcess;
let service: ForwardingService;

beforeAll(async () => {
  service = await ForwardingService.start();
  app = await startProcess({ env: { SEARCH_ENGINE: 'postgres', FORM_FORWARD_URL: service.url } });
}, 90_000);

afterAll(async () => {
  await app?.close();
  await service?.close();
});

/** @returns the id that it was answered with */
async function submit(number: number): Promise<string> {
  const body = JSON.stringify({ name: 'Ann', email: 'ann@example.com', subject: `No. ${number}`, message: 'A tap drips.' });
  const answer = await send(app, '/api/contact', { ...jsonOf(body), from: `127.8.${Math.floor(number / 100)}.${(number % 100) + 1}` });
  expect(answer.status).toBe(201);
  return (JSON.parse(answer.text) as { id: string }).id;
}

async function submitAll(from: number, to: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = from; number < to; number += 10) ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => submit(number + index)))));
  return ids;
}

/** What would come up again in an hour comes up now: the product's own delays stay as they are. */
const bringForward = () => execute(app.databaseUrl, `UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'delivery-%' AND state = 'retry' AND start_after > now()`);
const undelivered = async () => (await rowsOf<{ state: string }>(app.databaseUrl, `SELECT state FROM delivery WHERE state <> 'delivered'`)).length;
const subjects = () => service.taken.map(({ fields }) => fields['subject']!);

it(`loses none of ${SUBMISSIONS} while the service fails, hangs, and is gone, and the process is killed`, async () => {
  await service.become('failing');
  const ids = await submitAll(0, 80);
  await eventually(() => Promise.resolve(service.attempts > 0), 'the service has been tried', 20_000);
  await service.become('hanging');
  await bringForward();
  ids.push(...(await submitAll(80, 140)));
  const attempts = service.attempts;
  await eventually(async () => (await bringForward(), service.attempts > attempts), 'somebody waits for the service', 20_000);
  // In the middle of deliveries.
  await app.stop('SIGKILL');
  await service.become('gone');
  await app.restart();
  ids.push(...(await submitAll(140, SUBMISSIONS)));
  expect(await undelivered()).toBe(SUBMISSIONS);
  await bringForward();
  await eventually(
    async () => (await rowsOf(app.databaseUrl, `SELECT FROM delivery WHERE last_error = 'the service could not be reached (ECONNREFUSED)'`)).length > 0,
    'it is known to be gone',
    60_000,
  );

  await service.become('well');
  await eventually(
    async () => {
      await bringForward();
      return (await undelivered()) === 0;
    },
    'all are delivered',
    180_000,
  );
  expect(new Set(ids).size).toBe(SUBMISSIONS);
  expect([...new Set(subjects())].sort()).toEqual(Array.from({ length: SUBMISSIONS }, (_, number) => `No. ${number}`).sort());
  expect(new Set(service.taken.map(({ key }) => key)).size).toBe(SUBMISSIONS);
  const { body } = await get<{ total: number; items: { deliveries: { state: string }[] }[] }>(app, '/api/admin/messages?limit=100', await signIn(app));
  expect(body.total).toBe(SUBMISSIONS);
  expect(body.items.flatMap(({ deliveries }) => deliveries.map(({ state }) => state))).toEqual(Array(100).fill('delivered'));
}, 360_000);

it('one that was killed after the service had taken it comes again under the same key', async () => {
  const before = service.taken.length;
  await submit(900);
  await eventually(async () => (await undelivered()) === 0 && service.taken.length > before, 'it is delivered');
  const [{ key } = { key: '' }] = service.taken.slice(before);
  // As if the process had died before it could write that down.
  await execute(app.databaseUrl, `UPDATE delivery SET state = 'waiting', delivered_at = NULL, content = '{"fields":{"subject":"again"},"hidden":{}}', updated_at = now() - interval '4 hours' WHERE id = $1`, [key]);
  await app.restart();
  await eventually(() => Promise.resolve(service.taken.length === before + 2), 'the lost entry is taken up at the start', 30_000);
  expect(service.taken.at(-1)!.key).toBe(key);
});

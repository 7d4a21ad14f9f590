import pg from 'pg';
import { eventually, get, signIn, DEFAULT_TIMEOUT_MS } from '../support/api.js';
import { startProcess, type TestProcess } from '../support/app.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { jsonOf, send } from '../support/http.js';

/** How often one looks where it takes seconds. */
const LOOK_EVERY_MS = 250;

/**
 * Forms come in while the service to which they are forwarded has one fault after the other.
 * @param submissions a multiple of ten
 * @param waits whether what a killed process held is waited for as long as the product waits; otherwise that time passes in the database
 */
export function losesNoForm(submissions: number, { waits }: { waits: boolean }): void {
  let app: TestProcess;
  let service: ForwardingService;
  let database: pg.Client;

  beforeAll(async () => {
    service = await ForwardingService.start();
    app = await startProcess({ env: { SEARCH_ENGINE: 'postgres', FORM_FORWARD_URL: service.url } });
    database = new pg.Client({ connectionString: app.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
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
    for (let number = from; number < to; number += 10)
      ids.push(...(await Promise.all(Array.from({ length: 10 }, (_, index) => submit(number + index)))));
    return ids;
  }

  /** What would come up again in an hour comes up now: the product's own delays stay as they are. */
  const bringForward = () =>
    database.query(`UPDATE pgboss.job SET start_after = now() WHERE name LIKE 'delivery-%' AND state = 'retry' AND start_after > now()`);
  /** The process has been dead for so long that its heartbeat counts as stopped, and its hold on what it was delivering has ended. */
  const forgetTheDead = async () => {
    await database.query(`UPDATE pgboss.job SET heartbeat_on = heartbeat_on - interval '1 minute' WHERE state = 'active'`);
    await database.query(`UPDATE delivery SET busy_until = busy_until - interval '1 minute' WHERE busy_until IS NOT NULL`);
  };
  const undelivered = async () => (await database.query(`SELECT FROM delivery WHERE state <> 'delivered'`)).rowCount;
  const subjects = () => service.taken.map(({ fields }) => fields['subject']!);

  it(`none of ${submissions} is lost while the service fails, hangs and is unreachable, and the process is killed; what was sent but not recorded is sent again with the same idempotency key`, async () => {
    await submit(900);
    await eventually(async () => (await undelivered()) === 0 && service.taken.length === 1, 'one is delivered');
    const { key } = service.taken[0]!;

    await service.setMode('failing');
    const [failing, hanging] = [Math.round(submissions / 25) * 10, Math.round(submissions / 15) * 10];
    const ids = await submitAll(0, failing);
    await eventually(() => Promise.resolve(service.attempts > 1), 'the service has been tried');
    await service.setMode('hanging');
    const { attempts } = service;
    await bringForward();
    ids.push(...(await submitAll(failing, hanging)));
    await eventually(
      async () => (await bringForward(), service.attempts > attempts),
      'somebody waits for the service',
      DEFAULT_TIMEOUT_MS,
      LOOK_EVERY_MS,
    );
    // In the middle of deliveries.
    await app.stop('SIGKILL');
    if (!waits) await forgetTheDead();
    await service.setMode('gone');
    // As if the process had died before it could write down that this one has arrived.
    await database.query(
      `UPDATE delivery SET state = 'waiting', delivered_at = NULL, content = '{"fields":{"subject":"again"},"hidden":{}}', updated_at = now() - interval '4 hours' WHERE id = $1`,
      [key],
    );
    await app.restart();
    ids.push(...(await submitAll(hanging, submissions)));
    expect(await undelivered()).toBe(submissions + 1);
    await bringForward();
    await eventually(
      async () =>
        (await database.query(`SELECT FROM delivery WHERE last_error = 'the service could not be reached (ECONNREFUSED)'`)).rowCount! > 0,
      'it is known to be gone',
      60_000,
      LOOK_EVERY_MS,
    );

    await service.setMode('well');
    await eventually(
      async () => {
        await bringForward();
        return (await undelivered()) === 0;
      },
      'all are delivered',
      180_000,
      LOOK_EVERY_MS,
    );
    expect(new Set(ids).size).toBe(submissions);
    expect([...new Set(subjects())].sort()).toEqual(
      [...Array.from({ length: submissions }, (_, number) => `No. ${number}`), 'No. 900', 'again'].sort(),
    );
    expect(new Set(service.taken.map((taken) => taken.key)).size).toBe(submissions + 1);
    expect(service.taken.filter((taken) => taken.key === key).map(({ fields }) => fields['subject'])).toEqual(['No. 900', 'again']);
    const { body } = await get<{ total: number; items: { deliveries: { state: string }[] }[] }>(
      app,
      '/api/admin/messages?limit=100',
      await signIn(app),
    );
    expect(body.total).toBe(submissions + 1);
    expect(body.items.flatMap(({ deliveries }) => deliveries.map(({ state }) => state))).toEqual(
      Array(Math.min(100, submissions + 1)).fill('delivered'),
    );
  }, 360_000);
}

import { get, post, signIn } from '../support/api.js';
import { startApp, type TestApp } from '../support/app.js';
import { MailServer } from '../support/mail-server.js';
import { rows, SheetFile } from '../support/sheet.js';

interface StartList {
  lines: { name: string; done: boolean; says: string }[];
  left: number;
  dismissed: boolean;
  isOpen: boolean;
}

let app: TestApp;
let admin: string;
let mail: MailServer;
const sheet = new SheetFile();

beforeAll(async () => {
  mail = await MailServer.start();
  await sheet.write(rows(3));
  app = await startApp({ env: { SEARCH_ENGINE: 'postgres', LISTINGS_CSV: sheet.path, SETTINGS_PASSWORD: 'plumber' } });
  admin = await signIn({ url: app.url, password: 'plumber' });
});

afterAll(async () => {
  await app?.close();
  await mail?.close();
  sheet.remove();
});

const read = async () => (await get<StartList>(app, '/api/admin/start', admin)).body;
const doneOf = ({ lines }: StartList) => lines.filter(({ done }) => done).map(({ name }) => name);

async function put<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(app.url + path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: admin },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}

it('is shown in a new directory, with nothing done', async () => {
  const list = await read();
  expect(list).toMatchObject({ left: 9, dismissed: false, isOpen: true });
  expect(list.lines.map(({ name }) => name)).toEqual([
    'name',
    'password',
    'address',
    'listings',
    'mail',
    'figures',
    'legal',
    'search',
    'backup',
  ]);
  expect(list.lines.find(({ name }) => name === 'password')!.says).toContain('fewer than 12 characters');
});

it('marks each step by checking it', async () => {
  await post(app, '/api/sync', {}, admin);
  expect(doneOf(await read())).toEqual(['listings']);
  const change = (name: string, value: string) => ({ name, value, version: 0 });
  await put('/api/admin/site-settings', {
    changes: [
      change('publicAddress', 'http://site.example'),
      change('region', 'ON'),
      change('mailServer', mail.url),
      change('notifyEmail', 'desk@site.example'),
    ],
  });
  expect(doneOf(await read())).toEqual(['address', 'listings']);
  await post(app, '/api/admin/site-settings/test-letter', {}, admin);
  await post(app, '/api/settings', { siteTitle: 'Maple Homes', stat1Value: '3', stat2Value: '1' }, admin);
  expect(doneOf(await read())).toEqual(['name', 'address', 'listings', 'mail']);
  await post(app, '/api/settings', { stat3Value: '4.9/5', stat4Value: '12 towns' }, admin);
  expect(doneOf(await put<StartList>('/api/admin/start', { legalRead: true }))).toEqual([
    'name',
    'address',
    'listings',
    'mail',
    'figures',
    'legal',
  ]);
});

it('can be dismissed and shown again', async () => {
  expect(await put<StartList>('/api/admin/start', { dismissed: true })).toMatchObject({ dismissed: true, isOpen: false });
  expect(await read()).toMatchObject({ dismissed: true, isOpen: false });
  expect(await put<StartList>('/api/admin/start', { dismissed: false })).toMatchObject({ dismissed: false, isOpen: true });
});

import { writeFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutOff, googleError, gzipped, FakeGoogleSheets, trickle } from '../../../../../test/support/google-sheets.js';
import { outageOf } from '../../../../platform/database/database-unavailable.js';
import { ListingSourceFailed } from '../../domain/import/sync.errors.js';
import { type GoogleSheetOptions, GoogleSheetSource } from './google-sheet-source.js';

const SHEET = [
  ['id', 'title'],
  ['1', 'Bob'],
];
const RANGE = { range: 'Listings!A1:B2', majorDimension: 'ROWS' };
const google = new FakeGoogleSheets();

beforeAll(() => google.start());
afterAll(() => google.stop());
beforeEach(() => {
  google.reset();
  google.values = SHEET;
});

const withKey = (): Partial<GoogleSheetOptions> => ({ apiKey: google.apiKey });
const withAccount = (): Partial<GoogleSheetOptions> => ({ serviceAccount: google.keyFile });

async function rows(options: Partial<GoogleSheetOptions> = withKey(), totalMs = 20_000): Promise<string[][]> {
  const asked = {
    spreadsheetId: google.spreadsheetId,
    range: 'Listings',
    serviceAccount: undefined,
    apiKey: undefined,
    rootUrl: google.url,
    ...options,
  };
  const source = new GoogleSheetSource(asked, { totalMs, retries: 2, retryDelayMs: 10 });
  const found: string[][] = [];
  for await (const row of source.rows()) found.push(row);
  return found;
}

/** What an operator reads when it fails. */
async function failure(options?: Partial<GoogleSheetOptions>, totalMs?: number): Promise<string> {
  const error = await rows(options, totalMs).then(
    () => new Error('It did not fail.'),
    (thrown: unknown) => thrown as Error,
  );
  expect(error).toBeInstanceOf(ListingSourceFailed);
  expect(error.message).toMatch(/Nothing was changed\.$/);
  expect(outageOf(error)).toBeUndefined();
  for (const secret of [google.apiKey, google.token, google.privateKey, 'BEGIN PRIVATE KEY'])
    expect(JSON.stringify(error) + error.stack + String(error.cause)).not.toContain(secret);
  return error.message;
}

describe('GoogleSheetSource', () => {
  it('sends one request for the configured range, with unformatted values', async () => {
    expect(await rows({ ...withKey(), range: 'Old tab!A1:W' })).toEqual(SHEET);
    expect(google.asked).toHaveLength(1);
    expect(google.asked[0]).toMatchObject({
      path: `/v4/spreadsheets/${google.spreadsheetId}/values/Old tab!A1:W`,
      authorization: undefined,
    });
    expect(Object.fromEntries(google.asked[0]!.query)).toEqual({
      valueRenderOption: 'UNFORMATTED_VALUE',
      prettyPrint: 'false',
      key: google.apiKey,
    });
  });

  it('signs in as a service account, from JSON or from a file', async () => {
    const path = join(tmpdir(), `homewright-key-${process.pid}.json`);
    await writeFile(path, google.keyFile);
    expect(await rows({ ...withAccount(), ...withKey() })).toEqual(SHEET);
    expect(await rows({ serviceAccount: path })).toEqual(SHEET);
    await rm(path);
    expect(google.tokensGiven).toBe(2);
    expect(google.asked.map(({ authorization, query }) => [authorization, query.get('key')])).toEqual([
      [`Bearer ${google.token}`, null],
      [`Bearer ${google.token}`, null],
    ]);
  });

  it('converts cells of every type to text, and keeps blank rows', async () => {
    google.values = [['id', 'phone'], [], [1001, 4165550142, true, false, null, 43.65, '']];
    expect(await rows()).toEqual([['id', 'phone'], [], ['1001', '4165550142', 'TRUE', 'FALSE', '', '43.65', '']]);
  });

  it.each([
    ['one line', JSON.stringify({ ...RANGE, values: SHEET })],
    ['other properties behind the rows', JSON.stringify({ values: SHEET, later: { values: ['x'] } })],
  ])('reads an answer of %s', async (_what, body) => {
    google.always = { body };
    expect(await rows()).toEqual(SHEET);
  });

  it('reads compressed answers, and rows that are split between chunks', async () => {
    const long = 'x'.repeat(300_000);
    google.values = [['id'], [long], ['é😀']];
    google.always = gzipped(google.sheet());
    expect(await rows()).toEqual([['id'], [long], ['é😀']]);
  });

  it('accepts an empty sheet', async () => {
    google.values = [];
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['a web page', '<!doctype html><title>Sign in</title>', /web page/],
    ['nothing', '', /ends in the middle|not complete JSON/],
    ['JSON without rows', '{}', /no list of rows/],
    ['null', 'null', /no list of rows/],
    ['a text in the place of the rows', JSON.stringify({ ...RANGE, values: 'text' }), /no list of rows/],
    ['an object in the place of the rows', JSON.stringify({ ...RANGE, values: { a: ['id'] } }), /not a list of rows/],
    ['rows that are no lists', JSON.stringify({ ...RANGE, values: ['id', 'title'] }), /row 1 is not a list of cells/],
    ['objects in cells', JSON.stringify({ ...RANGE, values: [['id'], [{ formula: 1 }]] }), /row 2 has an entry that is not a cell/],
    ['half an answer', `{"range":"x","values":[["id","title"],["1","Bo`, /not complete JSON|ends in the middle/],
    ['two answers', `${JSON.stringify({ values: SHEET })}{}`, /not complete JSON/],
  ])('refuses %s', async (_what, body, words) => {
    google.always = { body };
    expect(await failure()).toMatch(words);
  });

  it.each([
    [400, googleError(400, 'Unable to parse range: Listings'), /no tab or range named "Listings"/],
    [
      400,
      googleError(400, 'API key not valid. Please pass a valid API key.', { reason: 'API_KEY_INVALID' }),
      /API key is not valid or not allowed/,
    ],
    [400, googleError(400, 'This operation is not supported for this document'), /not a Google spreadsheet/],
    [
      403,
      googleError(403, 'Requests to this API are blocked.', { reason: 'API_KEY_SERVICE_BLOCKED' }),
      /API key is not valid or not allowed/,
    ],
    [403, googleError(403, 'The caller does not have permission'), /public spreadsheet/],
    [403, googleError(403, 'Google Sheets API has not been used in project 1', { reason: 'SERVICE_DISABLED' }), /not enabled/],
    [404, googleError(404, 'Requested entity was not found.'), /no spreadsheet with this id/],
  ])('explains %i, and does not retry', async (_status, answer, words) => {
    google.always = answer;
    expect(await failure()).toMatch(words);
    expect(google.asked).toHaveLength(1);
  });

  it.each([401, 403])('names the service account with which to share the sheet (%i)', async (status) => {
    google.always = googleError(status, 'The caller does not have permission');
    expect(await failure(withAccount())).toContain(`share the sheet with ${google.email} as a viewer`);
  });

  it('reports missing credentials', async () => {
    google.always = googleError(403, "Method doesn't allow unregistered callers");
    expect(await failure({})).toMatch(/set GOOGLE_SERVICE_ACCOUNT_JSON or GOOGLE_API_KEY/);
  });

  it('explains that Google has deleted the key', async () => {
    google.tokenAnswer = { status: 400, body: JSON.stringify({ error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }) };
    expect(await failure(withAccount())).toMatch(/does not accept the key of the service account sync@/);
  });

  it.each([
    ['of which the file is missing', '/nowhere/key.json', /cannot be read/],
    ['that is no JSON', '{ no', /is not JSON/],
    ['without a key in it', '{"client_email":"a@b"}', /not the key of a service account/],
    ['with a key that is none', '{"client_email":"a@b","private_key":"none"}', /"private_key" in GOOGLE_SERVICE_ACCOUNT_JSON is damaged/],
  ])('explains a service account %s', async (_what, serviceAccount, words) => {
    const said = await failure({ serviceAccount });
    expect(said).toMatch(words);
    expect(said).not.toContain('/nowhere');
    expect(google.asked).toHaveLength(0);
  });

  it.each([
    ['429', googleError(429, 'Quota exceeded')],
    ['500', { status: 500, body: 'oops' }],
    ['503', googleError(503, 'The service is currently unavailable.')],
    ['an answer that is cut off', cutOff('{"range":"x","values":[["id",')],
    ['an answer shorter than it says', { headers: { 'content-length': '100000', connection: 'close' }, body: '{}' }],
    ['a connection that is closed', { send: (response: { destroy(): void }) => response.destroy() }],
    [
      'broken compression',
      gzipped('{"values":[["id","title"]]}', (bytes) => Buffer.concat([bytes.subarray(0, 12), Buffer.from('rubbish'), bytes.subarray(12)])),
    ],
  ])('retries after %s', async (_what, answer) => {
    google.next = [answer, answer];
    expect(await rows()).toEqual(SHEET);
    expect(google.asked).toHaveLength(3);
  });

  it('stops retrying in the end', async () => {
    google.always = googleError(503, 'The service is currently unavailable.');
    expect(await failure()).toMatch(/having problems \(it answered 503\)/);
    google.always = googleError(429, 'Quota exceeded');
    expect(await failure()).toMatch(/request limit/);
    expect(google.asked).toHaveLength(6);
  });

  it.each([
    ['seconds', () => '1'],
    ['a date', () => new Date(Date.now() + 2_000).toUTCString()],
  ])('waits for the time that Retry-After states in %s', async (_what, header) => {
    google.next = [googleError(429, 'Quota exceeded', { headers: { 'retry-after': header() } })];
    const since = Date.now();
    expect(await rows()).toEqual(SHEET);
    expect(Date.now() - since).toBeGreaterThan(900);
  });

  it('does not wait beyond its deadline', async () => {
    google.always = googleError(429, 'Quota exceeded', { headers: { 'retry-after': '3600' } });
    expect(await failure()).toMatch(/request limit/);
    expect(google.asked).toHaveLength(1);
  });

  it('stops reading an answer that arrives too slowly', async () => {
    google.always = trickle();
    expect(await failure(withKey(), 700)).toMatch(/did not answer in full within 0.7 seconds/);
  });

  it('reports that Google is unreachable', async () => {
    expect(await failure({ ...withKey(), rootUrl: 'http://127.0.0.1:9' })).toMatch(/cannot be reached \(ECONNREFUSED\)/);
  });
});

import { MAX_PASSWORD_LENGTH } from '../../src/shared/forms/input-limits.js';
import { get, post, signIn, signInAnew } from '../support/api.js';
import { buildApp, type BuiltApp } from '../support/built-app.js';
import { rowsOf } from '../support/database.js';
import { jsonOf, send } from '../support/http.js';

interface Problem {
  type: string;
  errors?: { field: string }[];
}

const PATH = '/api/admin/password';
const NEW = 'four words, and a comma';

const isSignedIn = async (app: BuiltApp, cookie: string) =>
  (await get<{ authenticated: boolean }>(app, '/api/admin/session', cookie)).body.authenticated;
const opens = async (app: BuiltApp, password: string) =>
  (JSON.parse((await send(app, '/api/verify-settings-password', jsonOf(JSON.stringify({ password })))).text) as { success: boolean })
    .success;

describe('the settings password', () => {
  let app: BuiltApp;

  beforeAll(async () => {
    app = await buildApp({ isPasswordFixed: false });
  });

  afterAll(async () => {
    await app?.close();
  });

  it('has a field on the login page with the same maximum length as the API', async () => {
    const [field] = /<input[^>]*name="password"[^>]*>/.exec((await send(app, '/settings')).text) ?? [];
    expect(field?.toLowerCase()).toContain(`maxlength="${MAX_PASSWORD_LENGTH}"`);
  });

  it('is changed in the browser: all other sessions end, and this one continues', async () => {
    const [mine, other] = [await signInAnew(app), await signInAnew(app)];
    expect((await get(app, PATH, mine)).body).toEqual({ changeable: true });
    const wrong = await post<Problem>(app, PATH, { currentPassword: 'wrong', newPassword: NEW, newPasswordAgain: NEW }, mine);
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ field: 'currentPassword', message: expect.any(String) as string }]]);
    const weak = await post<Problem>(app, PATH, { currentPassword: app.password, newPassword: 'short', newPasswordAgain: 'short' }, mine);
    expect([weak.status, weak.body.errors?.[0]?.field]).toEqual([400, 'newPassword']);
    expect(await isSignedIn(app, other)).toBe(true);
    const change = { currentPassword: app.password, newPassword: NEW, newPasswordAgain: NEW };
    const { status, headers } = await send(app, PATH, {
      ...jsonOf(JSON.stringify(change)),
      headers: { 'content-type': 'application/json', cookie: mine },
    });
    expect(status).toBe(200);
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    expect([await isSignedIn(app, cookie), await isSignedIn(app, mine), await isSignedIn(app, other)]).toEqual([true, false, false]);
    expect([await opens(app, NEW), await opens(app, app.password)]).toEqual([true, false]);
    const audit = await rowsOf<{ action: string; detail: object }>(
      app.databaseUrl,
      `SELECT * FROM audit_log WHERE action = 'password-changed'`,
    );
    expect(audit).toHaveLength(1);
    expect(JSON.stringify(audit)).not.toContain(NEW);
  });
});

it('from the environment takes precedence, and the page says so', async () => {
  const app = await buildApp();
  try {
    const admin = await signIn(app);
    expect((await get(app, PATH, admin)).body).toEqual({ changeable: false });
    const change = { currentPassword: app.password, newPassword: NEW, newPasswordAgain: NEW };
    const { status, body } = await post<Problem & { detail: string }>(app, PATH, change, admin);
    expect([status, body.type]).toEqual([409, '/problems/password-set-by-environment']);
    expect(body.detail).toContain('SETTINGS_PASSWORD');
    expect(await opens(app, app.password)).toBe(true);
  } finally {
    await app.close();
  }
});

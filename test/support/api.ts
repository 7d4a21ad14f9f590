import type { TestApp } from './app.js';

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: T;
}

/** A GET whose answer is JSON. */
export async function get<T = Record<string, unknown>>(app: Pick<TestApp, 'url'>, path: string, cookie?: string): Promise<Answer<T>> {
  return send<T>(app, path, { headers: cookie ? { cookie } : {} });
}

/** A POST of JSON whose answer is JSON. */
export async function post<T = Record<string, unknown>>(
  app: Pick<TestApp, 'url'>,
  path: string,
  body: unknown,
  cookie?: string,
): Promise<Answer<T>> {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return send<T>(app, path, { method: 'POST', headers, body: JSON.stringify(body) });
}

type AppWithPassword = Pick<TestApp, 'url' | 'password'>;

const signedIn = new WeakMap<AppWithPassword, string>();

/** The Cookie header of an admin; reuses the session of an earlier call while it is valid. */
export async function signIn(app: AppWithPassword): Promise<string> {
  const before = signedIn.get(app);
  if (before && (await get(app, '/api/admin/session', before)).body['authenticated'] === true) return before;
  const cookie = await signInAnew(app);
  signedIn.set(app, cookie);
  return cookie;
}

/** Signs in with the app's password; @returns the Cookie header of an admin with a session of their own */
export async function signInAnew(app: AppWithPassword): Promise<string> {
  const { status, headers } = await post(app, '/api/verify-settings-password', { password: app.password });
  const cookie = headers.getSetCookie()[0]?.split(';')[0];
  if (status !== 200 || !cookie) throw new Error(`Signing in failed with ${status}.`);
  return cookie;
}

/** Default timeout. A busy machine may need 20 s for what takes 0.1 s elsewhere; only a failing test waits that long. */
export const DEFAULT_TIMEOUT_MS = 45_000;

/**
 * Polls until `check` is true.
 * @param what describes the condition in the error; a function can add the current state
 * @throws when it is not true within the limit
 */
export async function eventually(
  check: () => Promise<boolean>,
  what: string | (() => string | Promise<string>),
  limitMs = DEFAULT_TIMEOUT_MS,
  everyMs = 50,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not within ${limitMs} ms: ${typeof what === 'string' ? what : await what()}`);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}

/**
 * Number of polls without a change, half a second: caches are refreshed one after the other after a sync, and each refresh changes answers.
 */
const QUIET_LOOKS = 10;

/** Retries while the answer is 503, when many concurrent requests got no database connection in time: nothing was changed then. */
export async function retryWhileUnavailable<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}

/** Resolves when the search's answers no longer change. */
export async function settled(app: Pick<TestApp, 'url'>): Promise<void> {
  let tag: string | null = null;
  let looks = 0;
  await eventually(async () => {
    const { headers } = await get(app, '/api/search?limit=1');
    looks = headers.get('etag') === tag ? looks + 1 : 0;
    tag = headers.get('etag');
    return looks >= QUIET_LOOKS;
  }, 'answers stay as they are');
}

async function send<T>(app: Pick<TestApp, 'url'>, path: string, init: RequestInit): Promise<Answer<T>> {
  const response = await fetch(app.url + path, init);
  return { status: response.status, headers: response.headers, body: (await response.json()) as T };
}

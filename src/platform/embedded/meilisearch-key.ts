/** One key of each engine: with the same master key it has the same value again, also when the engine's data were lost. */
const UID = 'b6a4a1f6-4a4e-4d0b-9d52-6f1c1a6f2b0e';
const TIMEOUT_MS = 5_000;

/** The rights of the application's key, also of one that an operator makes. */
export const APPLICATION_KEY = {
  /** What searching and keeping the index takes: no keys, dumps, snapshots, webhooks or network. */
  actions: [
    'search',
    'documents.add',
    'documents.delete',
    'indexes.create',
    'indexes.get',
    'indexes.delete',
    'indexes.swap',
    'settings.update',
    'stats.get',
    'tasks.get',
  ],
  /** All indexes: the engine reports index swaps only to keys without an index restriction. The engine is used by this application alone. */
  indexes: ['*'],
};

interface Key {
  key: string;
  actions: string[];
  indexes: string[];
}

/**
 * Makes sure of the application's key, so that it never needs the master key.
 * @throws Error when the engine refuses, or does not answer
 */
export async function applicationKey(host: string, masterKey: string): Promise<string> {
  const wanted = {
    uid: UID,
    name: 'Homewright',
    description: 'What the application uses; made anew when it is missing.',
    ...APPLICATION_KEY,
    expiresAt: null,
  };
  const ask = async (path: string, method: string, body?: object) => {
    const headers = { authorization: `Bearer ${masterKey}`, 'content-type': 'application/json' };
    return fetch(new URL(path, host), { method, headers, body: body && JSON.stringify(body), signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
  const found = await ask(`/keys/${UID}`, 'GET');
  if (found.ok) {
    const key = (await found.json()) as Key;
    if (isSame(key.actions, APPLICATION_KEY.actions) && isSame(key.indexes, APPLICATION_KEY.indexes)) return key.key;
    // What a key may do cannot be changed.
    await ask(`/keys/${UID}`, 'DELETE');
  }
  const made = await ask('/keys', 'POST', wanted);
  if (!made.ok) throw new Error(`The search engine gives out no key (${made.status}): is the master key right?`);
  return ((await made.json()) as Key).key;
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === some.length;
}

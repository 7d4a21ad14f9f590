/** A fixed id for the key: the engine derives its value from this id and the master key, so it stays the same even if the data are lost. */
const UID = 'b6a4a1f6-4a4e-4d0b-9d52-6f1c1a6f2b0e';
const TIMEOUT_MS = 5_000;

/** The permissions of the application's key, also of one that an operator creates. */
export const APPLICATION_KEY = {
  /** Only what searching and indexing need: no keys, dumps, snapshots, webhooks or network. */
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
 * Creates the application's key if it is missing, so that the application never uses the master key.
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
    // The permissions of a key cannot be changed, so delete it and create it again.
    await ask(`/keys/${UID}`, 'DELETE');
  }
  const made = await ask('/keys', 'POST', wanted);
  if (!made.ok) throw new Error(`The search engine returned no key (${made.status}): is the master key right?`);
  return ((await made.json()) as Key).key;
}

function isSame(some: string[], others: string[]): boolean {
  return some.length === others.length && new Set([...some, ...others]).size === some.length;
}

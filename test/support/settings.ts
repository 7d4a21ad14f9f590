import { eventually, get } from './api.js';
import type { TestApp } from './app.js';
import { execute } from './database.js';

/** Replaces all settings in the database at once: the defaults with these changes. Resolves when the application has been notified. */
export async function changeSettings(app: Pick<TestApp, 'url' | 'databaseUrl'>, changed: object): Promise<void> {
  const [row] = await execute<{ version: number }>(
    app.databaseUrl,
    'UPDATE site_settings SET changed = $1, version = version + 1 RETURNING version',
    [JSON.stringify(changed)],
  );
  await eventually(async () => (await get(app, '/api/settings')).body['version'] === row?.version, 'the settings are known');
}

import { migrate } from '../../src/platform/database/migrate.js';
import { lowerCase } from '../../src/platform/database/like-pattern.js';
import { createDatabase, rowsOf } from '../support/database.js';

it('a database with the locale C compares letters with accents as any other', async () => {
  const { url } = await createDatabase({ encoding: 'UTF8' });
  await migrate(url);
  expect(await rowsOf(url, `SELECT lower($1) AS "itsOwn", ${lowerCase('$1::text')} AS ours`, ['ÉTANGS'])).toEqual([
    { itsOwn: 'Étangs', ours: 'étangs' },
  ]);
});

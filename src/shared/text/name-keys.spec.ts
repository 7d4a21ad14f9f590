import { migrations } from '../../migrations/index.js';
import { cityKeyFrom, TITLE_TEXT } from './name-keys.js';

it.each([
  ['St. Catharines', 'st catharines'],
  ['ST CATHARINES', 'st catharines'],
  ['St.Catharines', 'stcatharines'],
  ['L’Île-d’Orléans', 'lile dorleans'],
  ['Saint-Jérôme', 'st jerome'],
  ['St-Jérôme', 'st jerome'],
  ['St. Jerome', 'st jerome'],
  ['Sault Sainte Marie', 'sault ste marie'],
  ['Ft. McMurray', 'fort mcmurray'],
  ['Mt Pearl', 'mount pearl'],
  ['Saintfield', 'saintfield'],
  ['-', '-'],
  ['St. John`s', 'st johns'],
  ['A . B', 'a b'],
  ['...', '...'],
])('%s is compared as %s', (city, key) => expect(cityKeyFrom(city)).toBe(key));

it('is in SQL the same as in the index of the migration', async () => {
  const said: string[] = [];
  for (const migration of migrations.filter(({ name }) => name.startsWith('NamesWithoutMarks')))
    await new migration().up({ query: (sql: string) => Promise.resolve(said.push(sql)) } as never);
  expect(said).toContainEqual(expect.stringContaining(`USING gin (${TITLE_TEXT} gin_trgm_ops)`));
});

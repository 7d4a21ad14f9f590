import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What many modules need, by what its declaration looks like, and the one file that has it. */
const DECLARED: [what: string, looks: RegExp, file: string][] = [
  ['the hash of a token', /createHash\('sha256'\)\.update\(token\)/, 'src/shared/privacy/token-hash.ts'],
  ['a text for LIKE', /replace\(\/\[\\\\%_\]\/g/, 'src/platform/database/like-pattern.ts'],
  ['a field that may be absent', /\(_\w+(: \w+)?, value(: \w+)?\) => value !== undefined[;)]/, 'src/platform/http/requests/fields.ts'],
  ['the state of a delivery', /oneOf\('waiting', 'delivered', 'given-up'\)/, 'src/platform/http/answers/delivery.schema.ts'],
  ['the provinces and territories', /\bSK\b['"]?[,:][^\n]*\s+['"]?YT\b|'SK'[,| ]+'YT'/, 'src/shared/places/provinces.ts'],
  ['the sections of the guide', /'plumbing',\s*'electrical'|electrical: \[/, 'src/shared/guide/guide-sections.ts'],
];

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', 'src'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts'))
  // Migrations are never changed once released: they repeat what they need.
  .filter((path) => !path.startsWith('src/migrations/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

it.each(DECLARED)('%s is declared once', (_what, looks, file) => {
  expect(sources.filter(({ text }) => looks.test(text)).map(({ path }) => path)).toEqual([file]);
});

// In the document of the API a class is named by its name alone: of two of one name, the second would take the place of the first.
it('each DTO has a unique name', () => {
  const names = sources.flatMap(({ text }) => [...text.matchAll(/^export class (\w+Dto)\b/gm)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('each exported class has a unique name', () => {
  const names = sources.flatMap(({ text }) => [...text.matchAll(/^export (?:abstract )?class (\w+)\b/gm)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

// "Place" is a word of the map: a page's address, a line of a text and an index of a list have names of their own.
it('only one type is called Place', () => {
  const places = sources.filter(({ text }) => /^(?:export )?(?:interface|type|class) Place\b/m.test(text));
  expect(places.map(({ path }) => path)).toEqual(['src/modules/search/domain/understanding/place.ts']);
});

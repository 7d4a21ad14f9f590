/*
 * Generates the given names by which searches for a person are recognised, from the package @faker-js/faker (MIT).
 * Run it after an update of the package: node scripts/given-names.mjs
 */
import { writeFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const FILE = 'src/modules/search/domain/given-names-data.ts';
const NAMES_A_LINE = 20;

/** Given names of all languages, folded as searches are: one word of at least three Latin letters. */
function givenNames() {
  const lists = Object.values(allLocales).flatMap(({ person }) => Object.values(person?.first_name ?? {}));
  const folded = lists.flat().map((name) => String(name).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
  return [...new Set(folded.filter((name) => /^[a-z]{3,}$/.test(name)))].sort();
}

export function givenNamesText() {
  const names = givenNames();
  const lines = Array.from({ length: Math.ceil(names.length / NAMES_A_LINE) }, (_, line) =>
    names.slice(line * NAMES_A_LINE, (line + 1) * NAMES_A_LINE).join(' '),
  );
  return `/* Given names of many languages, folded. Made by scripts/given-names.mjs from the package @faker-js/faker (MIT). */
export const GIVEN_NAMES = \`
${lines.join('\n')}
\`;
`;
}

if (process.argv[1]?.endsWith('given-names.mjs')) writeFileSync(FILE, givenNamesText());

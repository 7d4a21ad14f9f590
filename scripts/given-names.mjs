/*
 * Writes the given names by which a search for a person is told, from the package @faker-js/faker (MIT).
 * Run it after the package was updated: node scripts/given-names.mjs
 */
import { writeFileSync } from 'node:fs';
import { allLocales } from '@faker-js/faker';

const FILE = 'src/modules/search/domain/learning/given-names-data.ts';
const NAMES_A_LINE = 20;

/** Those of all languages, as a folded search has them: one word of three Latin letters or more. */
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

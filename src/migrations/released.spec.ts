import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = 'src/migrations';
const checksums = JSON.parse(readFileSync(`${FOLDER}/released.json`, 'utf8')) as Record<string, string>;
const files = readdirSync(FOLDER).filter((name) => /^\d+-.*\.ts$/.test(name));

/** Of what a migration does: comments and layout may change. */
function checksumOf(file: string): string {
  const code = readFileSync(`${FOLDER}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return hash('sha256', code.replace(/\s+/g, ''), 'hex').slice(0, 16);
}

// A database has what a migration did on the day on which it ran: whoever came before a change of it would never get what was changed.
it.each(Object.entries(checksums))('%s is unchanged since its release: a change needs a new migration', (file, checksum) => {
  expect(checksumOf(file)).toBe(checksum);
});

it('released.json has a line for each migration', () => {
  const missing = files.filter((file) => !(file in checksums)).map((file) => [file, checksumOf(file)]);
  expect(Object.fromEntries(missing)).toEqual({});
});

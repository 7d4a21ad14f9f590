import damerauLevenshtein from 'damerau-levenshtein';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Names that docker compose alone reads from the same file. */
export const COMPOSE_VARIABLES = ['APP_PORT', 'POSTGRES_PASSWORD', 'SITE_ADDRESS'];

/** What Node, docker compose, PostgreSQL's client and the system's libraries read: no mistake where it resembles none of ours. */
const OF_OTHERS = /^(NODE|NPM|COMPOSE|DOCKER|LC|MALLOC|UV|SSL)_|^PG[A-Z]+$|^(TZ|LANG|TMPDIR|HTTPS?_PROXY|NO_PROXY)$/i;
/** Only such names are printed: anything else may be a piece of a secret that was pasted without quotes. */
const PRINTABLE = /^[A-Z][A-Z0-9_]{0,39}$/;
const CHARACTERS_FOR_ONE_ERROR = 6;

/** The text of `.env` in the working folder; `undefined` where there is none. Throws what the file system says of one that cannot be read. */
export function envFileText(): string | undefined {
  try {
    return readFileSync('.env', 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * What of the file has no effect, or another one than it seems to have: a line for each, without a value.
 * @param settings the names that the application reads
 */
export function warningsOfEnvFile(text: string, settings: readonly string[]): string[] {
  const values = parseEnv(text);
  const known = [...settings, ...COMPOSE_VARIABLES];
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  return [
    ...unknown.flatMap((name) => strange(name, known, text)),
    ...withoutEquals(text, values, known),
    ...cutValues(text, values, known),
  ];
}

function strange(name: string, known: readonly string[], text: string): string[] {
  const nearest = nearestOf(name, known);
  if (nearest === undefined && OF_OTHERS.test(name)) return [];
  const where = PRINTABLE.test(name) ? `.env sets ${name}, which is` : `Line ${lineOf(name, text)} of .env sets what is`;
  const cure = nearest === undefined ? 'those that there are stand in .env.example, each as NAME=value' : `did you mean ${nearest}?`;
  return [`${where} no setting of this application: ${cure}`];
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase().replaceAll(/[-.]/g, '_');
  const limit = Math.max(1, Math.floor(written.length / CHARACTERS_FOR_ONE_ERROR));
  const [nearest] = known
    .map((setting) => ({ setting, errors: damerauLevenshtein(written, setting).steps }))
    .filter(({ errors }) => errors <= limit)
    .sort((one, other) => one.errors - other.errors);
  return nearest?.setting;
}

/** Older Nodes take a line without "=" for a part of the next one's name. */
function lineOf(name: string, text: string): number {
  const [first = ''] = name.split('\n');
  return text.split('\n').findIndex((line) => line.includes(first)) + 1;
}

/** "PORT: 3000", as in other files, sets nothing. */
function withoutEquals(text: string, values: NodeJS.Dict<string>, known: readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) => {
    const { name = '' } = /^\s*(?:export\s+)?(?<name>\w+)(?:\s*:|[ \t]+)\s*[^\s=]/.exec(line)?.groups ?? {};
    // Within a quoted value of several lines, such a line says nothing.
    if (!known.includes(name) || values[name] !== undefined) return [];
    return [`Line ${index + 1} of .env has no "=" after ${name}, and sets nothing: write ${name}=value`];
  });
}

/** Node ends a value that is not quoted at the first "#", also within a word: a password may lose its end there. */
function cutValues(text: string, values: NodeJS.Dict<string>, known: readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) => {
    const { name = '', before = '' } =
      /^\s*(?:export\s+)?(?<name>\w+)\s*=\s*(?<before>[^\s#"'`][^#]*\S|[^\s#"'`]?)#/.exec(line)?.groups ?? {};
    // Within a quoted value of several lines, such a line says nothing.
    if (!known.includes(name) || values[name] !== before) return [];
    if (before === '' && !/=#\S/.test(line)) return [];
    return [
      `The value of ${name} in .env (line ${index + 1}) ends before its "#": if that is part of it, put the whole value into single quotes`,
    ];
  });
}

import damerauLevenshtein from 'damerau-levenshtein';
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Variables in the same file that only docker compose reads. */
export const COMPOSE_VARIABLES = ['APP_PORT', 'POSTGRES_PASSWORD', 'SITE_ADDRESS'];

/**
 * Variables of Node, docker compose, PostgreSQL's client and system libraries: not reported as unknown unless they resemble one of ours.
 */
const OTHER_PROGRAMS = /^(NODE|NPM|COMPOSE|DOCKER|LC|MALLOC|UV|SSL)_|^PG[A-Z]+$|^(TZ|LANG|TMPDIR|HTTPS?_PROXY|NO_PROXY)$/i;
/** Only such names are printed: any other may be part of a secret that was pasted without quotes. */
const PRINTABLE = /^[A-Z][A-Z0-9_]{0,39}$/;
const CHARACTERS_PER_TYPO = 6;
/** In the process's own environment, shorter names may well belong to another program. */
const MIN_TELLING_LENGTH = 8;

/** Some editors on Windows write it at the beginning of a file; it would become part of the first name. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * The text of `.env` in the working folder; `undefined` where there is none.
 * @throws the error of the file system when it cannot be read
 */
export function envFileText(): string | undefined {
  try {
    return readFileSync('.env', 'utf8').replace(BYTE_ORDER_MARK, '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Warnings about lines of the file without an effect, or with another one than it seems: one line each, without values.
 * @param settings the names of the variables that the application reads
 */
export function warningsOfEnvFile(text: string, settings: readonly string[]): string[] {
  const values = parseEnv(text);
  const known = [...settings, ...COMPOSE_VARIABLES];
  const unknown = Object.keys(values).filter((name) => !known.includes(name));
  return [
    ...unknown.flatMap((name) => unknownWarnings(name, known, text)),
    ...missingEqualsWarnings(text, values, known),
    ...cutValueWarnings(text, values, known),
  ];
}

/**
 * Warnings about variables of the process's own environment that are almost named like a setting: one line each, without values. Unknown
 * names that resemble none belong to other programs.
 */
export function warningsOfEnvironment(names: readonly string[], settings: readonly string[]): string[] {
  const known = [...settings, ...COMPOSE_VARIABLES];
  return names.flatMap((name) => {
    const nearest = known.includes(name) || name.length < MIN_TELLING_LENGTH ? undefined : nearestOf(name, known);
    return nearest === undefined ? [] : [`The environment sets ${name}, which is no setting of this application: did you mean ${nearest}?`];
  });
}

function unknownWarnings(name: string, known: readonly string[], text: string): string[] {
  const nearest = nearestOf(name, known);
  if (nearest === undefined && OTHER_PROGRAMS.test(name)) return [];
  const where = PRINTABLE.test(name) ? `.env sets ${name}, which is` : `Line ${lineOf(name, text)} of .env sets what is`;
  const cure = nearest === undefined ? 'those that there are stand in .env.example, each as NAME=value' : `did you mean ${nearest}?`;
  return [`${where} no setting of this application: ${cure}`];
}

function nearestOf(name: string, known: readonly string[]): string | undefined {
  const written = name.toUpperCase().replaceAll(/[-.]/g, '_');
  const limit = Math.max(1, Math.floor(written.length / CHARACTERS_PER_TYPO));
  const [nearest] = known
    .map((setting) => ({ setting, errors: damerauLevenshtein(written, setting).steps }))
    .filter(({ errors }) => errors <= limit)
    .sort((one, other) => one.errors - other.errors);
  return nearest?.setting;
}

/** The number of the line with this name. Older versions of Node parse a line without "=" as part of the next line's name. */
function lineOf(name: string, text: string): number {
  const [first = ''] = name.split('\n');
  return text.split('\n').findIndex((line) => line.includes(first)) + 1;
}

/** Warnings about lines such as "PORT: 3000", as in other formats, which set nothing. */
function missingEqualsWarnings(text: string, values: NodeJS.Dict<string>, known: readonly string[]): string[] {
  return text.split('\n').flatMap((line, index) => {
    const { name = '' } = /^\s*(?:export\s+)?(?<name>\w+)(?:\s*:|[ \t]+)\s*[^\s=]/.exec(line)?.groups ?? {};
    // Within a quoted value of several lines, such a line says nothing.
    if (!known.includes(name) || values[name] !== undefined) return [];
    return [`Line ${index + 1} of .env has no "=" after ${name}, and sets nothing: write ${name}=value`];
  });
}

/** Warnings about unquoted values with a "#": Node ends the value there, also within a word, so a password may lose its end. */
function cutValueWarnings(text: string, values: NodeJS.Dict<string>, known: readonly string[]): string[] {
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

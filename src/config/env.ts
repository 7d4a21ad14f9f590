import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Matches, Max, Min, MinLength, Validate, validateSync } from 'class-validator';
import { readFileSync } from 'node:fs';
import { parseEnv as parseDotEnv } from 'node:util';
import { MIN_PASSWORD_LENGTH } from '../shared/forms/input-limits.js';
import { type GivenVariables, OPERATING_SETTINGS } from '../shared/settings/operating-settings.js';
import { httpUrl } from '../shared/settings/setting-rules.js';
import { ENCODING_HINT, mayHaveUnencodedPassword, problemOfDatabaseAddress, withPlainTlsMode } from './database-address.js';
import { envFileText, warningsOfEnvFile, warningsOfEnvironment } from './env-file.js';
import {
  EngineAddresses,
  Follows,
  JsonOrPath,
  PostgresUrl,
  SecurityContacts,
  SetsOperation,
  TrustedProxies,
  UsablePostgresUrl,
} from './env-rules.js';
import { problemOfFile, problemOfFolder } from './usable-paths.js';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SWITCH = ['on', 'off'];
const PROCESSES = { message: 'must be a number of processes from 1 to 64' };
const SECONDS = { message: 'must be a number of seconds from 1 to 3600' };
const ADDRESSES = ['DATABASE_URL', 'DATABASE_READ_URL'] as const;
const PORT_NUMBER = { message: 'must be a port number from 0 to 65535' };

/** Every environment variable of the process; `.env.example` describes them. An empty value counts as unset. */
export class Env {
  @IsOptional()
  @IsIn(['development', 'test', 'production'])
  NODE_ENV?: string;

  @IsInt(PORT_NUMBER)
  @Min(0, PORT_NUMBER)
  @Max(65_535, PORT_NUMBER)
  PORT = 3000;

  @IsString()
  @IsNotEmpty()
  HOST = '0.0.0.0';

  @IsOptional()
  @IsInt(PROCESSES)
  @Min(1, PROCESSES)
  @Max(64, PROCESSES)
  WEB_CONCURRENCY?: number;

  @IsOptional()
  @SetsOperation
  PUBLIC_ORIGIN?: string;

  @IsString()
  @IsNotEmpty()
  DATA_DIR = '.data';

  @IsOptional()
  @Validate(UsablePostgresUrl)
  DATABASE_URL?: string;

  @IsOptional()
  @Validate(PostgresUrl)
  DATABASE_READ_URL?: string;

  @IsInt(SECONDS)
  @Min(1, SECONDS)
  @Max(3_600, SECONDS)
  DATABASE_READ_MAX_LAG = 5;

  @IsOptional()
  @Validate(EngineAddresses)
  MEILI_HOST?: string;

  @IsOptional()
  @IsString()
  MEILI_API_KEY?: string;

  @IsOptional()
  @IsString()
  MEILI_API_KEY_FILE?: string;

  @IsOptional()
  @IsString()
  MEILI_MASTER_KEY?: string;

  @Matches(/^[\w-]{1,100}$/, { message: 'must be 1 to 100 letters, digits, hyphens or underscores' })
  MEILI_INDEX = 'listings';

  @IsIn(['meilisearch', 'postgres'], { message: 'must be meilisearch or postgres' })
  SEARCH_ENGINE = 'meilisearch';

  @IsOptional()
  @IsString()
  SETTINGS_PASSWORD?: string;

  @IsOptional()
  @MinLength(32, { message: 'must have at least 32 characters' })
  SESSION_SECRET?: string;

  @IsOptional()
  @IsString()
  LISTINGS_CSV?: string;

  @IsOptional()
  @Matches(/^[\w-]+$/, { message: 'must be the id from the address of the spreadsheet' })
  GOOGLE_SHEETS_ID?: string;

  @IsString()
  GOOGLE_SHEETS_RANGE = 'Listings';

  @IsOptional()
  @Validate(JsonOrPath)
  GOOGLE_SERVICE_ACCOUNT_JSON?: string;

  @IsOptional()
  @IsString()
  GOOGLE_API_KEY?: string;

  @IsOptional()
  @Follows(httpUrl)
  GOOGLE_SHEETS_ROOT_URL?: string;

  @IsOptional()
  @SetsOperation
  SYNC_CRON?: string;

  @IsOptional()
  @SetsOperation
  SITE_TIME_ZONE?: string;

  @IsOptional()
  @SetsOperation
  SITE_REGION?: string;

  @IsOptional()
  @SetsOperation
  MAP_TILES_URL?: string;

  @IsOptional()
  @SetsOperation
  MAP_TILES_ATTRIBUTION?: string;

  @IsOptional()
  @SetsOperation
  SITE_REFERRALS?: string;

  @IsOptional()
  @SetsOperation
  SITE_GUIDES?: string;

  @IsOptional()
  @SetsOperation
  SITE_HIDDEN_GUIDES?: string;

  @IsOptional()
  @SetsOperation
  SITE_ARTICLES?: string;

  @IsOptional()
  @SetsOperation
  SITE_RENEWALS?: string;

  @IsOptional()
  @SetsOperation
  SITE_EMERGENCY_PAGE?: string;

  @IsOptional()
  @SetsOperation
  SITE_CONTACT_FORM?: string;

  @IsOptional()
  @SetsOperation
  BACKUP_CRON?: string;

  @IsOptional()
  @SetsOperation
  BACKUPS_KEPT?: string;

  @IsOptional()
  @IsString()
  BACKUP_DIR?: string;

  @IsOptional()
  @SetsOperation
  FORM_FORWARD_URL?: string;

  @IsOptional()
  @SetsOperation
  SMTP_URL?: string;

  @IsOptional()
  @SetsOperation
  MAIL_FROM?: string;

  @IsOptional()
  @SetsOperation
  NOTIFY_EMAIL?: string;

  @IsOptional()
  @Validate(TrustedProxies)
  TRUST_PROXY?: string;

  @IsOptional()
  @MinLength(16, { message: 'must have at least 16 characters' })
  OPS_TOKEN?: string;

  @IsOptional()
  @Validate(SecurityContacts)
  SECURITY_CONTACT?: string;

  @IsIn(SWITCH, { message: 'must be on or off' })
  HSTS_SUBDOMAINS = 'off';

  @IsIn(SWITCH, { message: 'must be on or off' })
  SAMPLE_DATA = 'on';

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL = 'info';
}

/** The start fails with this error; the message is one line that names the variables and never shows a value. */
export class InvalidEnvironment extends Error {}

/**
 * Checks a set of environment variables against the schema.
 * @throws InvalidEnvironment naming every invalid variable at once
 */
export function parseEnv(variables: NodeJS.ProcessEnv): Env {
  const known = Object.keys(new Env());
  const given = Object.fromEntries(
    known.filter((name) => variables[name]?.trim()).map((name) => [name, numberOr(name, variables[name]!.trim())]),
  );
  const env = plainToInstance(Env, given, { exposeDefaultValues: true });
  const problems = validateSync(env).map(
    ({ property, constraints }) => `${property} ${Object.values(constraints ?? {})[0]?.replace(`${property} `, '')}`,
  );
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SETTINGS_PASSWORD) {
    problems.push('SETTINGS_PASSWORD must be set in production with an external database');
  }
  if (env.DATABASE_READ_URL && !env.DATABASE_URL)
    problems.push('DATABASE_READ_URL needs DATABASE_URL, the database that it is a replica of');
  if (problems.length > 0) throw new InvalidEnvironment(`Configuration error: ${problems.join('; ')}.`);
  if (env.PUBLIC_ORIGIN) env.PUBLIC_ORIGIN = new URL(env.PUBLIC_ORIGIN).origin;
  for (const name of ADDRESSES) if (env[name]) env[name] = withPlainTlsMode(env[name]);
  return env;
}

/** Warnings about valid settings that are probably a mistake: one line each, without values. */
export function warningsOf(env: Env): string[] {
  const warnings: string[] = [];
  if (env.SETTINGS_PASSWORD && [...env.SETTINGS_PASSWORD].length < MIN_PASSWORD_LENGTH) {
    warnings.push(
      `SETTINGS_PASSWORD has fewer than ${MIN_PASSWORD_LENGTH} characters, which the back office asks of a new one: it is soon guessed`,
    );
  }
  for (const name of ADDRESSES) {
    if (env[name] && mayHaveUnencodedPassword(env[name])) {
      warnings.push(`${name} has an @ after its host, as if a / or # of the password had ended it: ${ENCODING_HINT}`);
    }
  }
  // Only a warning, because without the replica the primary is read.
  const misaddressed = env.DATABASE_READ_URL && problemOfDatabaseAddress(env.DATABASE_READ_URL);
  if (misaddressed) warnings.push(`DATABASE_READ_URL ${misaddressed}; until then all is read from DATABASE_URL`);
  const { BACKUP_DIR: backups, GOOGLE_SERVICE_ACCOUNT_JSON: account } = env;
  // Only warnings, because the site does not need them: a disk for backups may be mounted later.
  const unusable = backups && problemOfFolder(backups);
  if (unusable) warnings.push(`BACKUP_DIR is no folder that this user may write to (${unusable}): until it is, no backup can be made`);
  const unreadable = account && !account.startsWith('{') && problemOfFile(account);
  if (unreadable) {
    warnings.push(
      `GOOGLE_SERVICE_ACCOUNT_JSON is the path of a file that cannot be read (${unreadable}): until it can, no sheet is read with it`,
    );
  }
  return warnings;
}

/** The operating settings that the environment sets; the others can be set in the back office. */
export function operatingVariablesOf(env: Env): GivenVariables {
  const set = Object.values(OPERATING_SETTINGS).flatMap(({ variable }) => {
    const value = env[variable];
    return value === undefined ? [] : [[variable, value]];
  });
  return Object.fromEntries(set) as GivenVariables;
}

/**
 * The process's own environment, with `.env` of the working folder filling what is not set.
 * @param warn called for each probable mistake, also before the settings are refused: a warning may explain the refusal
 * @throws InvalidEnvironment
 */
export function readEnv(warn: (line: string) => void = () => undefined): Env {
  // Before `.env` adds its own.
  warningsOfEnvironment(Object.keys(process.env), Object.keys(new Env())).forEach((line) => warn(line));
  // Test runs ignore the developer's .env.
  if (process.env['NODE_ENV'] !== 'test') loadEnvFile(warn);
  const env = withKeyFromFile(parseEnv(process.env));
  warningsOf(env).forEach((line) => warn(line));
  return env;
}

/** For a process that another one starts, with its own environment, when that has read the settings. */
export function isProduction(): boolean {
  return process.env['NODE_ENV']?.trim() === 'production';
}

function loadEnvFile(warn: (line: string) => void): void {
  let text: string | undefined;
  try {
    text = envFileText();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InvalidEnvironment(`Configuration error: .env cannot be read (${code}): it must be a file that this user may read.`);
  }
  if (text === undefined) return;
  for (const [name, value] of Object.entries(parseDotEnv(text))) process.env[name] ??= value;
  warningsOfEnvFile(text, Object.keys(new Env())).forEach((line) => warn(line));
}

/**
 * Reads the search engine's API key from a file that another service has written.
 * @throws InvalidEnvironment
 */
export function withKeyFromFile(env: Env): Env {
  if (env.MEILI_API_KEY || !env.MEILI_API_KEY_FILE) return env;
  try {
    env.MEILI_API_KEY = readFileSync(env.MEILI_API_KEY_FILE, 'utf8').trim();
  } catch (error) {
    throw new InvalidEnvironment(`Configuration error: MEILI_API_KEY_FILE cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  return env;
}

const NUMBERS = new Set(['PORT', 'WEB_CONCURRENCY', 'DATABASE_READ_MAX_LAG']);

function numberOr(name: string, value: string): string | number {
  return NUMBERS.has(name) && /^\d+$/.test(value) ? Number(value) : value;
}

import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  MinLength,
  Validate,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
  validateSync,
} from 'class-validator';
import { validateCronExpression } from 'cron';
import ipaddr from 'ipaddr.js';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SWITCH = ['on', 'off'];

@ValidatorConstraint({ name: 'httpOrigin' })
class HttpOrigin implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  }
  defaultMessage(): string {
    return 'must be an http or https address without a path, such as https://homewright.example';
  }
}

@ValidatorConstraint({ name: 'httpUrl' })
class HttpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  }
  defaultMessage(): string {
    return 'must be an http or https address';
  }
}

@ValidatorConstraint({ name: 'postgresUrl' })
class PostgresUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol);
  }
  defaultMessage(): string {
    return 'must be a postgres:// address';
  }
}

@ValidatorConstraint({ name: 'smtpUrl' })
class SmtpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
  }
  defaultMessage(): string {
    return 'must be an smtp:// or smtps:// address';
  }
}

@ValidatorConstraint({ name: 'schedule' })
class Schedule implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && (value === 'off' || validateCronExpression(value).valid);
  }
  defaultMessage(): string {
    return 'must be a cron expression such as "0 */6 * * *", or off';
  }
}

@ValidatorConstraint({ name: 'trustedProxies' })
class TrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    if (/^\d{1,2}$/.test(value)) return true;
    return value.split(',').every((part) => ipaddr.isValid(part.trim()) || ipaddr.isValidCIDR(part.trim()));
  }
  defaultMessage(): string {
    return 'must be a number of hops or a comma-separated list of addresses or CIDR ranges';
  }
}

/** Every setting of the process; `.env.example` says the same in words. An empty value counts as unset. */
export class Env {
  @IsOptional() @IsIn(['development', 'test', 'production'])
  NODE_ENV?: string;

  @IsInt({ message: 'must be a port number' }) @Min(0) @Max(65535)
  PORT = 3000;

  @IsString() @IsNotEmpty()
  HOST = '0.0.0.0';

  @IsOptional() @Validate(HttpOrigin)
  PUBLIC_ORIGIN?: string;

  @IsString() @IsNotEmpty()
  DATA_DIR = '.data';

  @IsOptional() @Validate(PostgresUrl)
  DATABASE_URL?: string;

  @IsOptional() @Validate(HttpUrl)
  MEILI_HOST?: string;

  @IsOptional() @IsString()
  MEILI_API_KEY?: string;

  @IsIn(['meilisearch', 'postgres'], { message: 'must be meilisearch or postgres' })
  SEARCH_ENGINE = 'meilisearch';

  @IsOptional() @IsString()
  SETTINGS_PASSWORD?: string;

  @IsOptional() @MinLength(32, { message: 'must have at least 32 characters' })
  SESSION_SECRET?: string;

  @IsOptional() @IsString()
  LISTINGS_CSV?: string;

  @IsOptional() @Matches(/^[\w-]+$/, { message: 'must be the id from the address of the spreadsheet' })
  GOOGLE_SHEETS_ID?: string;

  @IsString()
  GOOGLE_SHEETS_RANGE = 'Listings';

  @IsOptional() @IsString()
  GOOGLE_SERVICE_ACCOUNT_JSON?: string;

  @IsOptional() @IsString()
  GOOGLE_API_KEY?: string;

  @IsOptional() @Validate(HttpUrl)
  GOOGLE_SHEETS_ROOT_URL?: string;

  @Validate(Schedule)
  SYNC_CRON = '0 */6 * * *';

  @IsOptional() @Validate(HttpUrl)
  FORM_FORWARD_URL?: string;

  @IsOptional() @Validate(SmtpUrl)
  SMTP_URL?: string;

  @IsOptional() @IsString()
  MAIL_FROM?: string;

  @IsOptional() @IsString()
  NOTIFY_EMAIL?: string;

  @IsOptional() @Validate(TrustedProxies)
  TRUST_PROXY?: string;

  @IsOptional() @MinLength(16, { message: 'must have at least 16 characters' })
  OPS_TOKEN?: string;

  @IsIn(SWITCH, { message: 'must be on or off' })
  SAMPLE_DATA = 'on';

  @IsIn(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` })
  LOG_LEVEL = 'info';
}

/** The boot stops on this; the message is one line that names the variables and never shows a value. */
export class InvalidEnvironment extends Error {}

/**
 * Checks a set of environment variables against the schema.
 * @throws InvalidEnvironment naming every bad variable at once
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
  if (problems.length > 0) throw new InvalidEnvironment(`Configuration error: ${problems.join('; ')}.`);
  return env;
}

/** The process's own environment, with `.env` of the working folder filling what is not set. */
export function readEnv(): Env {
  // A test run must not depend on what a developer keeps in .env.
  if (process.env['NODE_ENV'] !== 'test' && existsSync('.env')) process.loadEnvFile(resolve('.env'));
  return parseEnv(process.env);
}

function numberOr(name: string, value: string): string | number {
  return name === 'PORT' && /^\d+$/.test(value) ? Number(value) : value;
}

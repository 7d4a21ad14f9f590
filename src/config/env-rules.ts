import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { CronTime, validateCronExpression } from 'cron';
import ipaddr from 'ipaddr.js';

@ValidatorConstraint({ name: 'httpOrigin' })
export class HttpOrigin implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username;
  }
  defaultMessage(): string {
    return 'must be an http or https address without a path, such as https://homewright.example';
  }
}

@ValidatorConstraint({ name: 'httpUrl' })
export class HttpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
  }
  defaultMessage(): string {
    return 'must be an http or https address';
  }
}

@ValidatorConstraint({ name: 'postgresUrl' })
export class PostgresUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && (url.hostname !== '' || url.searchParams.has('host'));
  }
  defaultMessage(): string {
    return 'must be a postgres:// address with a host';
  }
}

@ValidatorConstraint({ name: 'smtpUrl' })
export class SmtpUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
  }
  defaultMessage(): string {
    return 'must be an smtp:// or smtps:// address';
  }
}

/** As security.txt names them: addresses that begin with mailto: or https:, or bare e-mail addresses. */
@ValidatorConstraint({ name: 'securityContacts' })
export class SecurityContacts implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    return value.split(',').every((contact) => /^(mailto:)?[^\s@:/,]+@[^\s@:/,]+$/.test(contact.trim()) || isHttps(contact.trim()));
  }
  defaultMessage(): string {
    return 'must be e-mail addresses or https addresses, separated by commas';
  }
}

@ValidatorConstraint({ name: 'schedule' })
export class Schedule implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && (value === 'off' || (validateCronExpression(value).valid && comesRound(value)));
  }
  defaultMessage(): string {
    return 'must be a cron expression such as "0 */6 * * *", or off';
  }
}

@ValidatorConstraint({ name: 'trustedProxies' })
export class TrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    if (/^\d{1,2}$/.test(value)) return true;
    return value.split(',').every((part) => isAddress(part.trim()) || ipaddr.isValidCIDR(part.trim()));
  }
  defaultMessage(): string {
    return 'must be a number of hops or a comma-separated list of addresses or CIDR ranges';
  }
}

@ValidatorConstraint({ name: 'jsonOrPath' })
export class JsonOrPath implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && (!value.startsWith('{') || isJson(value));
  }
  defaultMessage(): string {
    return 'must be the JSON text of a service account, or the path of a file with it';
  }
}

function isHttps(text: string): boolean {
  return /^https:\/\/[^\s,]+$/.test(text) && URL.canParse(text);
}

/** 30 February is a valid expression, and no day. */
function comesRound(cron: string): boolean {
  try {
    return Boolean(new CronTime(cron).sendAt());
  } catch {
    return false;
  }
}

/** The library also takes "300" for 0.0.1.44. */
function isAddress(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

import { ValidateBy, type ValidationArguments, ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import ipaddr from 'ipaddr.js';
import { ruleOfVariable } from '../shared/settings/operating-settings.js';
import { httpUrl, type Rule } from '../shared/settings/setting-rules.js';
import { ENCODING_HINT, problemOfDatabaseAddress } from './database-address.js';

/** Validates a variable by a rule. */
export const Follows = (rule: Rule): PropertyDecorator =>
  ValidateBy({
    name: 'rule',
    validator: { validate: (value) => typeof value === 'string' && rule.holds(value), defaultMessage: () => rule.says },
  });

/** Validates a variable of an operating setting by the rule of that setting's declaration. */
export const SetsOperation: PropertyDecorator = (target, name) => {
  const rule = ruleOfVariable(String(name));
  if (rule === undefined) throw new Error(`No setting of the running site has the variable ${String(name)}.`);
  Follows(rule)(target, name);
};

@ValidatorConstraint({ name: 'postgresUrl' })
export class PostgresUrl implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^postgres(ql)?:$/.test(url.protocol) && (url.hostname !== '' || url.searchParams.has('host'));
  }
  defaultMessage({ value }: ValidationArguments): string {
    const hint = /^postgres(ql)?:\/\/.*[#/?%].*@/.test(String(value)) ? `: ${ENCODING_HINT}` : '';
    return `must be a postgres:// address with a host${hint}`;
  }
}

/** A PostgreSQL URL that its client accepts; otherwise the start fails. */
@ValidatorConstraint({ name: 'usablePostgresUrl' })
export class UsablePostgresUrl extends PostgresUrl {
  override validate(value: unknown): boolean {
    return super.validate(value) && problemOfDatabaseAddress(String(value)) === undefined;
  }
  override defaultMessage(given: ValidationArguments): string {
    return super.validate(given.value) ? problemOfDatabaseAddress(String(given.value))! : super.defaultMessage(given);
  }
}

/** Addresses separated by commas or spaces. */
export const addressesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const THIS_MACHINE = /^(127\.\d+\.\d+\.\d+|\[::1\])$/;
/**
 * For finding duplicates: an engine that is listed twice would be filled twice, and each would treat the other's index as a foreign one.
 */
const hostOf = (address: string) => {
  const { hostname, host } = new URL(address);
  return THIS_MACHINE.test(hostname) ? host.replace(hostname, 'localhost') : host;
};

@ValidatorConstraint({ name: 'engineAddresses' })
export class EngineAddresses implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    const addresses = typeof value === 'string' ? addressesIn(value) : [];
    if (addresses.length === 0 || !addresses.every((address) => httpUrl.holds(address))) return false;
    return new Set(addresses.map(hostOf)).size === addresses.length;
  }
  defaultMessage(): string {
    return 'must be an http:// or https:// address, or several different ones separated by commas';
  }
}

/** Contacts for security.txt: addresses that begin with mailto: or https:, or plain email addresses. */
@ValidatorConstraint({ name: 'securityContacts' })
export class SecurityContacts implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    return value.split(',').every((contact) => /^(mailto:)?[^\s@:/,]+@[^\s@:/,]+$/.test(contact.trim()) || isHttps(contact.trim()));
  }
  defaultMessage(): string {
    return 'must be email addresses or https addresses, separated by commas';
  }
}

@ValidatorConstraint({ name: 'trustedProxies' })
export class TrustedProxies implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string') return false;
    if (/^\d{1,2}$/.test(value)) return true;
    return value.split(',').every((part) => isAddress(part.trim()) || isRange(part.trim()));
  }
  defaultMessage(): string {
    return 'must be a number of hops or a comma-separated list of addresses or CIDR ranges (/1 or smaller)';
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

/** Without /0, which trusts everybody and which the server refuses. */
function isRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;
}

/** Stricter than the library's own check, which accepts "300" as 0.0.1.44. */
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

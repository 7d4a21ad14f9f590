import { Injectable } from '@nestjs/common';
import { domainToASCII, domainToUnicode } from 'node:url';

/** A person who asks for erasure. */
export interface Person {
  /** In lower case. */
  email: string;
  /** Whether listings that show the address lose it; otherwise they are only counted. */
  listings: boolean;
}

/** Records of one kind that are a person's own, without secrets and without what belongs to others. */
export interface PersonalRecords {
  what: string;
  records: readonly object[];
}

/** How many records of a kind were erased, changed or kept. */
export interface ErasureCount {
  what: string;
  count: number;
  became: 'deleted' | 'emptied' | 'kept';
  /** Pages of the back office that show what was kept: its search does not look through every field. */
  where?: readonly string[];
}

/** The personal data of one module. All methods take part in the running transaction and are safe to repeat. */
export interface PersonalDataHolder {
  /**
   * Columns that may hold an email address, a phone number or free text, as `table.column`: a test finds every column that looks like one
   * and checks that a holder lists it.
   */
  readonly columns: readonly string[];
  /** What is this person's own, for the copy that they may ask for. @param email in lower case */
  collect(email: string): Promise<PersonalRecords[]>;
  /** Deletes or anonymises everything that belongs to this person. `kept` counts what an admin should look at. */
  erase(person: Person): Promise<ErasureCount[]>;
  /**
   * Deletes what is older than `RETENTION_DAYS` allows. It is called again, in a new transaction, while it reports `limit` or more of a kind.
   * @param limit how many records of a kind at most, where each of them takes statements or locks of its own
   */
  expire(now: Date, limit: number): Promise<ErasureCount[]>;
}

/** @param page of the back office, on which `?open=` opens one */
export function adminAddressesOf(page: 'listings' | 'messages' | 'submissions', found: readonly { id: string }[]): string[] {
  return found.map(({ id }) => `/settings/${page}?${new URLSearchParams({ open: id }).toString()}`);
}

/** Registry of holders of personal data; each module registers its own. */
@Injectable()
export class PersonalData {
  private readonly holders: PersonalDataHolder[] = [];

  register(holder: PersonalDataHolder): void {
    this.holders.push(holder);
  }

  get all(): readonly PersonalDataHolder[] {
    return this.holders;
  }
}

/**
 * The address with its domain in either form: people type "@éléments.example", and mail programs write "@xn--lments-9uab.example". Data are
 * stored as they were typed, so both are searched.
 */
export function spellingsOf(email: string): string[] {
  const at = email.lastIndexOf('@') + 1;
  const [name, domain] = [email.slice(0, at), email.slice(at)];
  // Both functions answer '' for what is no domain.
  const domains = [domain, domainToUnicode(domain), domainToASCII(domain)].filter((each) => each !== '');
  return [...new Set(domains)].map((each) => name + each);
}

/**
 * A regular expression of PostgreSQL (for `~*`) that finds an address in a text, also in one that is written as JSON; not as a part of
 * a longer address.
 */
export function addressPattern(email: string): string {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(^|[^[:alnum:]._%+-]|\\\\[nrt])${literal}($|[^[:alnum:].-]|\\.($|[^[:alnum:]]))`;
}

import { Injectable } from '@nestjs/common';

/** Somebody who asks for what we have of them to go. */
export interface Person {
  /** In lower case. */
  email: string;
  /** Whether listings that show the address lose it; otherwise they are only counted. */
  listings: boolean;
}

/** So many things of a kind, and what became of them. */
export interface Tally {
  what: string;
  count: number;
  became: 'deleted' | 'emptied' | 'kept';
}

/** What one part of the application holds about people. Both methods take part in the running transaction, and bear repetition. */
export interface PersonalDataHolder {
  /**
   * The columns that may hold an e-mail address, a phone number or what somebody wrote, as `table.column`: a test knows every column
   * that looks like one, and asks who looks after it.
   */
  readonly columns: readonly string[];
  /** Deletes or empties all that belongs to this person. `kept` tells what an admin should look at. */
  erase(person: Person): Promise<Tally[]>;
  /** Deletes what has been kept for as long as `KEPT_FOR_DAYS` says. */
  expire(now: Date): Promise<Tally[]>;
}

/** Who holds personal data; each part of the application registers itself. */
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
 * A regular expression of PostgreSQL (for `~*`) that finds an address in a text, also in one that is written as JSON; not as a part of
 * a longer address.
 */
export function addressPattern(email: string): string {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(^|[^[:alnum:]._%+-]|\\\\[nrt])${literal}($|[^[:alnum:].-]|\\.($|[^[:alnum:]]))`;
}

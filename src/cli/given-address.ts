import { isEmailAddress } from '../shared/contact/email-address.js';
import { CommandFailed } from './command.js';

/** @throws CommandFailed */
export function checkAddress(email: string): void {
  if (!isEmailAddress(givenAddress(email))) throw new CommandFailed(`"${email}" is not an email address.`);
}

/** A terminal may pass on letters with separate accents (NFD), which forms store as one character. */
export function givenAddress(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

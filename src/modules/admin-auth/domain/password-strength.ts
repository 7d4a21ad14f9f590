import { MIN_PASSWORD_LENGTH } from '../../../shared/forms/input-limits.js';

const MIN_DIFFERENT = 6;
/** Words that attackers try first. */
const COMMON = /password|passwort|motdepasse|123456|qwerty|letmein|welcome|admin|homewright|changeme|abcdef/i;

/** Why a password is easy to guess; `undefined` if it is not. */
export function weaknessOf(password: string): string | undefined {
  const characters = [...password];
  if (characters.length < MIN_PASSWORD_LENGTH) return `it has fewer than ${MIN_PASSWORD_LENGTH} characters`;
  if (new Set(characters).size < MIN_DIFFERENT) return 'it repeats a few characters';
  // A common word with few other characters; in a long sentence it does no harm.
  const rest = password.replace(COMMON, '');
  if (rest.length !== password.length && [...rest].length < MIN_PASSWORD_LENGTH) return 'it is made of words that are tried first';
  return undefined;
}

import { GIVEN_NAMES } from './given-names-data.js';

let names: ReadonlySet<string> | undefined;

/** @param word folded. The set is made on first use. */
export const isGivenName = (word: string): boolean => (names ??= new Set(GIVEN_NAMES.trim().split(/\s+/))).has(word);

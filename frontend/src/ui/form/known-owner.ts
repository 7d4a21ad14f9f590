import type { Values } from './draft.js';

/** Only in memory, until the tab is reloaded: the state of the browser's history would be written to disk. */
let known: Values = {};

/** Remembers the owner who follows a link from the status page of a submission, so that forms are prefilled. */
export function rememberOwner({ phone, email, title }: Partial<Values>): void {
  const filled = Object.entries({ phone, email, title }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  known = Object.fromEntries(filled);
}

let sent: Values = {};

/** Remembers the fields of an earlier submission, when its owner goes from the status page to the form to submit it again. */
export function rememberSent(fields: Partial<Values>): void {
  sent = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Initial values of a listing that is submitted again; otherwise empty. */
export const previousValues = (): Values => sent;

/** Initial values of a renewal; empty on the first page of a tab, which the server has rendered. */
export const knownOwner = (): Values => known;

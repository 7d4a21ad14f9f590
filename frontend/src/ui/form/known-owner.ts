import type { Values } from './draft.js';

/** In memory alone, until the tab is loaded anew: a browser writes to its disk what stands in its history. */
let known: Values = {};

/** Remembers the owner who follows a link from the status page of a submission, so that forms need not ask again. */
export function rememberOwner({ phone, email, title }: Partial<Values>): void {
  const told = Object.entries({ phone, email, title }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  known = Object.fromEntries(told);
}

let sent: Values = {};

/** Remembers what an owner sent before, who goes from its status page to the form to send it once more. */
export function rememberSent(fields: Partial<Values>): void {
  sent = Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** What a listing that is sent once more begins with: nothing for everybody else. */
export const sentBefore = (): Values => sent;

/** What a renewal begins with: nothing where it is the first page of a tab, as the server made that page. */
export const knownOwner = (): Values => known;

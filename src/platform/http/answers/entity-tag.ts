import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the client has the answer with this strong ETag in its cache (If-None-Match). Weak comparison, as RFC 9110 (13.1.2) requires: a
 * proxy that compresses an answer makes its tag weak. The header may list several tags; `*` stands for whatever there is.
 */
export function alreadyHas({ 'if-none-match': shown = '' }: IncomingHttpHeaders, tag: string): boolean {
  return shown.trim() === '*' || shown.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

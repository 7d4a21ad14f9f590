import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether the client says that it has the answer with this strong tag. Compared weakly, as RFC 9110 (13.1.2) asks: a proxy that compresses an answer
 * weakens its tag. The header may name several.
 */
export function alreadyHas({ 'if-none-match': shown = '' }: IncomingHttpHeaders, tag: string): boolean {
  return shown.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
}

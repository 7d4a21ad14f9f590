import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Addresses of the API and of files: their clients are programs, so errors are problem documents. */
const API_OR_FILE = /^\/(api|assets|media)([/?]|$)/;
/** An address that no page has. */
const ADDRESS_WITHOUT_PAGE = '/-/-';

const malformed = new WeakSet<IncomingMessage>();

export function isApiOrFile(address: string): boolean {
  return API_OR_FILE.test(address);
}

/**
 * The address under which a request is routed. The router refuses an address with invalid percent-encoding before any hook runs, with a
 * problem document. A browser should get a page instead, so its request is routed to an address without a page.
 */
export function routableAddress(request: IncomingMessage, address: string): string {
  if (isReadable(address) || isApiOrFile(address) || !wantsPage(request)) return address;
  malformed.add(request);
  return ADDRESS_WITHOUT_PAGE;
}

/** Whether the address of the request was malformed. */
export function isMalformed({ raw }: FastifyRequest): boolean {
  return malformed.has(raw);
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && /\btext\/html\b/.test(headers.accept ?? '');
}

function isReadable(address: string): boolean {
  if (!address.includes('%')) return true;
  try {
    decodeURIComponent(address.split(/[?#]/, 1)[0]!);
    return true;
  } catch {
    return false;
  }
}

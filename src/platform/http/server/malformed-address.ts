import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

/** Addresses of the API and of files: what is wrong there is told to programs, as a problem document. */
const FOR_MACHINES = /^\/(api|assets|media)([/?]|$)/;
/** No page stands there. */
const STAND_IN = '/-/-';

const malformed = new WeakSet<IncomingMessage>();

export function isForMachines(address: string): boolean {
  return FOR_MACHINES.test(address);
}

/**
 * The address under which a request is routed. The router refuses one with percent signs that mean nothing before any hook runs, with a problem
 * document; a browser that wants a page is led past it, so that it gets a page.
 */
export function routableAddress(request: IncomingMessage, address: string): string {
  if (isReadable(address) || isForMachines(address) || !wantsPage(request)) return address;
  malformed.add(request);
  return STAND_IN;
}

/** Whether the request came under an address that is no URL. */
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

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** What a page needs beyond this origin's files: the sources (hashes, nonces) of what stands in it inline. */
export interface InlineSources {
  scripts?: string[];
  styles?: string[];
  /** Origin of the development server, which also serves pictures and fonts and speaks over a web socket. */
  development?: string;
}

/** The policy of one answer, as the header's text. */
export type ContentSecurityPolicy = (inline?: InlineSources) => string;

/**
 * Scripts and styles come from this origin alone; style attributes are allowed, inline scripts are not, unless a page
 * names them by hash or nonce.
 */
export function contentSecurityPolicy(https: () => boolean): ContentSecurityPolicy {
  return ({ scripts = [], styles = [], development } = {}) =>
    headersOf(
      helmet.contentSecurityPolicy({
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          connectSrc: ["'self'", ...(development ? [development, development.replace('http', 'ws')] : [])],
          fontSrc: ["'self'", ...(development ? [development] : [])],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:', 'https:', ...(development ? [development] : [])],
          objectSrc: ["'none'"],
          scriptSrc: ["'self'", ...scripts],
          scriptSrcAttr: ["'none'"],
          styleSrc: ["'self'", ...styles],
          styleSrcAttr: ["'unsafe-inline'"],
          ...(https() ? { upgradeInsecureRequests: [] } : {}),
        },
      }),
    )['content-security-policy']!;
}

/** Pages use only these features of a browser: the position ("Near me"), copying and sharing; the last two need only a click. */
const PERMISSIONS = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .concat('geolocation=(self)')
  .join(', ');

interface Transport {
  /** Whether the site is reached by https, at this moment: its public address can be changed while it runs. */
  https: () => boolean;
  /** Whether that goes for every subdomain of its name, too. */
  subdomains: boolean;
}

/** Security headers on every answer. They are the same on all of them, so they are put together once for each way of reaching the site. */
export function addSecurityHeaders(fastify: FastifyInstance, { https, subdomains }: Transport): void {
  const [safe, plain] = [headersFor(true, subdomains), headersFor(false, subdomains)];
  fastify.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(https() ? safe : plain);
    done();
  });
}

function headersFor(https: boolean, subdomains: boolean): Record<string, string> {
  return {
    ...headersOf(
      helmet({
        contentSecurityPolicy: false,
        strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: subdomains } : false,
        frameguard: { action: 'deny' },
        referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      }),
    ),
    'content-security-policy': contentSecurityPolicy(() => https)(),
    'permissions-policy': PERMISSIONS,
  };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** A dummy response that collects the headers that the middleware writes. */
function headersOf(middleware: Middleware): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaders() as Record<string, string>;
}

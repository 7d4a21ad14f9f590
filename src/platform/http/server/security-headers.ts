import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** The CSP sources (hashes, nonces) that a page needs for its inline scripts and styles. */
export interface InlineSources {
  scripts?: string[];
  styles?: string[];
  /** Origin of the development server, which also serves pictures and fonts and speaks over a web socket. */
  development?: string;
}

/** The policy of one answer, as the header's text. */
export type ContentSecurityPolicy = (inline?: InlineSources) => string;

/**
 * Scripts and styles come only from this origin. Style attributes are allowed; inline scripts are not, except those that a page allows by
 * hash or nonce.
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

/** Browser features that are switched off. Pages use only the position ("Near me"), copying and sharing; the last two need only a click. */
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
  /** Whether the site is served over https; evaluated for each request, because the public address can change while the process runs. */
  https: () => boolean;
  /** Whether every subdomain is served over https, too. */
  subdomains: boolean;
}

/** Adds security headers to every answer. They are computed once each for http and https, because all answers have the same. */
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

/** Runs the middleware with a dummy response, and returns the headers that it sets. */
function headersOf(middleware: Middleware): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  middleware(request, response, (error) => {
    if (error) throw error as Error;
  });
  return response.getHeaders() as Record<string, string>;
}

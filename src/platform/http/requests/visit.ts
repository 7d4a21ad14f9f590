import type { FastifyRequest } from 'fastify';

/** Crawlers that say so, as well-behaved ones do. Cubot is a phone. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|bingpreview|lighthouse|pagespeed|uptime|monitor/i;

/** Whether somebody wants to see the answer: no HEAD, no crawler, no page that a browser fetches on the chance that it will be wanted. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const isAhead = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/.test(String(purpose ?? '')),
  );
  return method === 'GET' && !isAhead && !CRAWLER.test(headers['user-agent'] ?? '');
}

import type { FastifyRequest } from 'fastify';

/** Crawlers that say so, as well-behaved ones do. Cubot is a phone. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|bingpreview|lighthouse|pagespeed|uptime|monitor/i;

/** Whether the request is a visit by a person: not HEAD, not a crawler, not a prefetch. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const isAhead = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/.test(String(purpose ?? '')),
  );
  return method === 'GET' && !isAhead && !CRAWLER.test(headers['user-agent'] ?? '');
}

import type { FastifyRequest } from 'fastify';

/** User agents of crawlers that identify themselves. Cubot is a brand of phones. */
const CRAWLER = /(?<!cu)bot\b|crawl|spider|slurp|facebookexternalhit|mediapartners|bingpreview|lighthouse|pagespeed|uptime|monitor/i;

/** Whether the request is a visit by a person: not HEAD, not a crawler, not a prefetch. */
export function isVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const isPrefetch = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].some((purpose) =>
    /prefetch|prerender|preview/.test(String(purpose ?? '')),
  );
  return method === 'GET' && !isPrefetch && !CRAWLER.test(headers['user-agent'] ?? '');
}

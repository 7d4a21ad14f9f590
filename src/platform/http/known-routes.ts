import type { FastifyInstance } from 'fastify';
import { METHODS } from 'node:http';


/** Remembers which methods each address has, so that an unknown method can be told from an unknown address. */
export class KnownRoutes {
  private readonly routes: { method: string; pattern: RegExp }[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url }) => {
      if (url.includes('*')) return;
      const pattern = new RegExp(`^${url.split('/').map(segmentPattern).join('/')}/?$`);
      for (const name of [method].flat()) this.routes.push({ method: name, pattern });
    });
  }

  /** The methods that this path answers, empty for an unknown path. */
  methodsOf(path: string): string[] {
    const methods = this.routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
    return [...new Set(methods)].filter((method) => METHODS.includes(method)).sort();
  }
}

function segmentPattern(segment: string): string {
  return segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

import type { FastifyInstance } from 'fastify';
import { METHODS } from 'node:http';
import type { Access } from '../requests/public.decorator.js';

export interface KnownRoute {
  method: string;
  /** As it was registered: `:name` stands for one segment, `*` for anything. */
  url: string;
  /** As the route declares it; `undefined` means `admin` for routes of controllers. */
  access: Access | undefined;
}

/** Records the methods of each path, so that an unknown method (405) can be distinguished from an unknown address (404). */
export class KnownRoutes {
  /** Every route of the server. */
  readonly all: KnownRoute[] = [];
  private readonly routes: { method: string; pattern: RegExp }[] = [];

  constructor(fastify: FastifyInstance) {
    fastify.addHook('onRoute', ({ method, url, config }) => {
      const methods = [method].flat();
      this.all.push(...methods.map((name) => ({ method: name, url, access: config?.access })));
      if (url.includes('*')) return;
      const pattern = new RegExp(`^${url.split('/').map(segmentPattern).join('/')}/?$`);
      for (const name of methods) this.routes.push({ method: name, pattern });
    });
  }

  /** @param path with `{name}` for a segment, as OpenAPI writes it */
  accessTo(method: string, path: string): Access {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    return this.all.find((route) => route.method === method && route.url === url)?.access ?? 'admin';
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

import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bareProblem } from '../http/answers/problem.js';
import { sendProblem } from '../http/answers/problem.filter.js';
import { Public } from '../http/requests/public.decorator.js';
import { isApiOrFile, isMalformed } from '../http/server/malformed-address.js';
import type { KnownRoutes } from '../http/server/known-routes.js';
import type { AdminPages } from './admin-pages.js';
import type { Pages } from './pages.js';

const READS = ['GET', 'HEAD'];
/** The route of {@link CatchAllController} as Fastify writes it. */
const EVERYTHING_ELSE = '/*';

interface Served {
  pages: Pages;
  adminPages: AdminPages;
  routes: KnownRoutes;
}

/**
 * Answers requests that no route matches, before other hooks run. GET renders pages, most of them from the cache. For other methods, 404
 * and 405 are sent without reading the body, before any validation.
 */
export function serveEverythingElse(fastify: FastifyInstance, { pages, adminPages, routes }: Served): void {
  fastify.addHook('onRequest', async (request, reply) => {
    // `is404`: Fastify has no routes for some HTTP methods.
    if (request.routeOptions.url !== EVERYTHING_ELSE && !request.is404) return undefined;
    const { method, url } = request;
    if (isMalformed(request)) {
      await pages.refuseAddress(request, reply);
      return reply;
    }
    if (!READS.includes(method) || isApiOrFile(url)) await answerNothing(request, reply, pages, routes);
    else if (await adminPages.has(url)) await adminPages.answer(request, reply);
    else await pages.answer(request, reply);
    return reply;
  });
}

/** Answers 405 for a known address with another method, and 404 for an unknown address. */
async function answerNothing({ method, url }: FastifyRequest, reply: FastifyReply, pages: Pages, routes: KnownRoutes): Promise<void> {
  const path = url.split('?')[0] ?? '/';
  const methods = routes.methodsOf(path);
  // A page may also take a form.
  const allowed = (await pages.knows(path)) ? [...new Set([...READS, ...methods])].sort() : methods;
  // The method is allowed but no route matched: the router refused a part of the address as too long.
  if (allowed.length === 0 || allowed.includes(method)) {
    sendProblem(reply, bareProblem(404, `There is nothing at ${path}.`));
    return;
  }
  void reply.header('allow', allowed.join(', '));
  sendProblem(reply, bareProblem(405, `${method} is not possible here; use ${allowed.join(' or ')}.`));
}

/** Gives all these addresses a route, and thereby one label in the metrics. It is never called: `serveEverythingElse` answers before. */
@ApiExcludeController()
@Controller()
export class CatchAllController {
  @Public()
  @All(EVERYTHING_ELSE)
  answer(): void {
    throw new Error('A request without a matching route was not answered.');
  }
}

import { All, Controller } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bareProblem } from '../http/answers/problem.js';
import { sendProblem } from '../http/answers/problem.filter.js';
import { Public } from '../http/requests/public.decorator.js';
import { isForMachines, isMalformed } from '../http/server/malformed-address.js';
import type { KnownRoutes } from '../http/server/known-routes.js';
import type { AdminPages } from './admin-pages.js';
import type { Pages } from './pages.js';

const READS = ['GET', 'HEAD'];
/** As Fastify calls it. */
const EVERYTHING_ELSE = '/*';

interface Served {
  pages: Pages;
  adminPages: AdminPages;
  routes: KnownRoutes;
}

/**
 * Answers requests that no route matches, before other hooks run. GET renders pages, most of them from the cache. Of other methods the body
 * is not read: 404 and 405 come before any validation.
 */
export function serveEverythingElse(fastify: FastifyInstance, { pages, adminPages, routes }: Served): void {
  fastify.addHook('onRequest', async (request, reply) => {
    // Fastify does not support every HTTP method.
    if (request.routeOptions.url !== EVERYTHING_ELSE && !request.is404) return undefined;
    const { method, url } = request;
    if (isMalformed(request)) {
      await pages.refuseAddress(request, reply);
      return reply;
    }
    if (!READS.includes(method) || isForMachines(url)) await answerNothing(request, reply, pages, routes);
    else if (await adminPages.has(url)) await adminPages.answer(request, reply);
    else await pages.answer(request, reply);
    return reply;
  });
}

/** A known address with another method, or an address that we do not have. */
async function answerNothing({ method, url }: FastifyRequest, reply: FastifyReply, pages: Pages, routes: KnownRoutes): Promise<void> {
  const path = url.split('?')[0] ?? '/';
  const methods = routes.methodsOf(path);
  // A page may also take a form.
  const allowed = (await pages.knows(path)) ? [...new Set([...READS, ...methods])].sort() : methods;
  // A method of the address that was not taken: the router refused a part of the address as too long.
  if (allowed.length === 0 || allowed.includes(method)) {
    sendProblem(reply, bareProblem(404, `There is nothing at ${path}.`));
    return;
  }
  void reply.header('allow', allowed.join(', '));
  sendProblem(reply, bareProblem(405, `${method} is not possible here; use ${allowed.join(' or ')}.`));
}

/** Gives all these addresses a route, and one name among the metrics; `serveEverythingElse` has answered before. */
@ApiExcludeController()
@Controller()
export class CatchAllController {
  @Public()
  @All(EVERYTHING_ELSE)
  answer(): void {
    throw new Error('A request was not answered where no route took it.');
  }
}

import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../shared/http/public.decorator.js';
import { bareProblem } from '../../shared/http/problem.js';
import { sendProblem } from '../../shared/http/problem.filter.js';
import { KnownRoutes } from '../http/known-routes.js';
import { AdminPages } from './admin-pages.js';
import { Pages } from './pages.js';

/** Machines ask here: an unknown address is a problem document, not a page. */
const FOR_MACHINES = /^\/(api|assets|media)([/?]|$)/;
const READS = ['GET', 'HEAD'];
/** As Fastify calls it. */
const EVERYTHING_ELSE = '/*';

/**
 * Answers reads that no route took with pages, before anything else is done for them: they are for everybody, and most of
 * them stand finished in the cache.
 */
export function servePages(fastify: FastifyInstance, pages: Pages, adminPages: AdminPages): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const isPage = request.routeOptions.url === EVERYTHING_ELSE && READS.includes(request.method) && !FOR_MACHINES.test(request.url);
    if (!isPage) return undefined;
    if (await adminPages.has(request.url)) await adminPages.answer(request, reply);
    else await pages.answer(request, reply);
    return reply;
  });
}

/** What no other route took, and no page either: a known address with another method, or an address that we do not have. */
@ApiExcludeController()
@Controller()
export class CatchAllController {
  constructor(
    @Inject(KnownRoutes) private readonly routes: KnownRoutes,
    private readonly pages: Pages,
  ) {}

  @Public()
  @All(EVERYTHING_ELSE)
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    const methods = this.routes.methodsOf(path);
    // A page may also take a form.
    const allowed = (await this.pages.knows(path)) ? [...new Set([...READS, ...methods])].sort() : methods;
    // A method of the address that was not taken: the router refused a part of the address as too long.
    if (allowed.length === 0 || allowed.includes(request.method)) {
      sendProblem(reply, bareProblem(404, `There is nothing at ${path}.`));
      return;
    }
    void reply.header('allow', allowed.join(', '));
    sendProblem(reply, bareProblem(405, `${request.method} is not possible here; use ${allowed.join(' or ')}.`));
  }
}

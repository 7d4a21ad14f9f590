import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../shared/http/public.decorator.js';
import { bareProblem } from '../../shared/http/problem.js';
import { sendProblem } from '../../shared/http/problem.filter.js';
import { KnownRoutes } from '../http/known-routes.js';
import { Pages } from './pages.js';

/** Machines ask here: an unknown address is a problem document, not a page. */
const FOR_MACHINES = /^\/(api|assets|media)(\/|$)/;

/** What no other route took: a page, a known address with another method, or an address that we do not have. */
@ApiExcludeController()
@Controller()
export class CatchAllController {
  constructor(
    @Inject(KnownRoutes) private readonly routes: KnownRoutes,
    private readonly pages: Pages,
  ) {}

  @Public()
  @All('*')
  async answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    const methods = this.routes.methodsOf(path);
    // A method of the address that was not taken: the router refused a part of the address as too long.
    if (methods.length > 0 && !methods.includes(request.method)) return refuse(request, reply, methods);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (methods.length === 0 && !FOR_MACHINES.test(path)) {
      if (isRead) return this.pages.answer(request, reply);
      if (await this.pages.knows(path)) return refuse(request, reply, ['GET', 'HEAD']);
    }
    sendProblem(reply, bareProblem(404, `There is nothing at ${path}.`));
  }
}

function refuse(request: FastifyRequest, reply: FastifyReply, methods: string[]): void {
  void reply.header('allow', methods.join(', '));
  sendProblem(reply, bareProblem(405, `${request.method} is not possible here; use ${methods.join(' or ')}.`));
}

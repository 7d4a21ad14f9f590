import { All, Controller, Inject, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../shared/http/public.decorator.js';
import { bareProblem } from '../../shared/http/problem.js';
import { sendProblem } from '../../shared/http/problem.filter.js';
import { KnownRoutes } from './known-routes.js';

/** What no other route took: a known address with another method, or an address that we do not have. */
@ApiExcludeController()
@Controller()
export class UnknownRouteController {
  constructor(@Inject(KnownRoutes) private readonly routes: KnownRoutes) {}

  @Public()
  @All('*')
  answer(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const path = request.url.split('?')[0] ?? '/';
    const methods = this.routes.methodsOf(path);
    // A method of the address that was not taken: the router refused a part of the address as too long.
    if (methods.length > 0 && !methods.includes(request.method)) {
      void reply.header('allow', methods.join(', '));
      sendProblem(reply, bareProblem(405, `${request.method} is not possible here; use ${methods.join(' or ')}.`));
    } else {
      sendProblem(reply, bareProblem(404, `There is nothing at ${path}.`));
    }
  }
}

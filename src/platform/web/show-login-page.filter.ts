import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error.js';
import { statusOf } from '../http/answers/problem.js';
import { ProblemFilter } from '../http/answers/problem.filter.js';
import { AdminPages } from './admin-pages.js';
import { Pages } from './pages.js';

/** For pages served by routes of their own: browsers get the login page or the 404 page, other clients the problem document. */
@Injectable()
@Catch()
export class ShowLoginPage implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  constructor(
    private readonly adminPages: AdminPages,
    private readonly pages: Pages,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const [request, reply] = [host.switchToHttp().getRequest<FastifyRequest>(), host.switchToHttp().getResponse<FastifyReply>()];
    const kind = thrown instanceof DomainError && wantsPage(request) ? thrown.kind : undefined;
    const fail = (error: unknown) => this.problems.catch(error, host);
    if (kind === 'unauthorized') this.adminPages.answer(request, reply, statusOf(kind)).catch(fail);
    else if (kind === 'not-found') this.pages.answer(request, reply).catch(fail);
    else fail(thrown);
  }
}

function wantsPage({ headers: { accept = '' } }: FastifyRequest): boolean {
  return accept.includes('text/html');
}

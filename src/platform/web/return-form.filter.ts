import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error.js';
import { statusOf } from '../http/answers/problem.js';
import { ProblemFilter } from '../http/answers/problem.filter.js';
import { findOutage } from '../../shared/outage.js';
import { Pages } from './pages.js';

/** For routes that receive forms from browsers without scripts: answers an invalid form with its page, which keeps all values. */
@Injectable()
@Catch()
export class ReturnForm implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  constructor(private readonly pages: Pages) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const error = findOutage(thrown) ?? thrown;
    if (!(error instanceof DomainError)) {
      this.problems.catch(thrown, host);
      return;
    }
    const [request, reply] = [host.switchToHttp().getRequest<FastifyRequest>(), host.switchToHttp().getResponse<FastifyReply>()];
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    const { message: detail, errors = [] } = error;
    void this.pages.returnForm(request, reply, statusOf(error.kind), {
      path: request.url.split('?')[0]!,
      detail,
      errors,
      values: typedInto(request.body),
    });
  }
}

function typedInto(body: unknown): Record<string, string> {
  const isTyped = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('_');
  return Object.fromEntries(Object.entries(body ?? {}).filter(isTyped));
}

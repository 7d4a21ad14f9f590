import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.js';
import { bareProblem, type Problem, problemOf, statusOf } from './problem.js';

/** What Fastify itself refuses before a controller runs, in our words. */
const FASTIFY: Record<string, { status: number; detail: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, detail: 'Send the body as application/json.' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, detail: 'The body is larger than this address accepts.' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, detail: 'The body is empty; send a JSON object.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, detail: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, detail: 'Content-Length does not match the body.' },
  FST_ERR_BAD_URL: { status: 400, detail: 'The address is not a valid URL.' },
  FST_ERR_ASYNC_CONSTRAINT: { status: 400, detail: 'The request cannot be served as it is.' },
};

/** Turns every error into RFC 9457. An unknown one is logged whole and answered with a bare 500. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const { id } = host.switchToHttp().getRequest<FastifyRequest>();
    const problem = this.problemFor(error, id);
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(error.retryAfterSeconds));
    }
    if (problem.status === 401) void reply.header('www-authenticate', 'Cookie realm="Homewright admin"');
    sendProblem(reply, problem);
  }

  private problemFor(error: unknown, requestId: string): Problem {
    if (error instanceof DomainError) {
      return problemOf(statusOf(error.kind), error.code, error.message, error.errors);
    }
    if (error instanceof HttpException) {
      return bareProblem(error.getStatus(), error.message);
    }
    const { code, statusCode } = error as { code?: string; statusCode?: number };
    const known = code ? FASTIFY[code] : undefined;
    if (known) return bareProblem(known.status, known.detail);
    if (error instanceof SyntaxError && statusCode === 400) {
      return bareProblem(400, 'The body is not valid JSON.');
    }
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
      return bareProblem(statusCode, 'The request cannot be served as it is.');
    }
    this.logger.error({ err: error, req: { id: requestId } });
    return bareProblem(500, 'Something went wrong on our side. It has been logged; please try again.');
  }
}

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

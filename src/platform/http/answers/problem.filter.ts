import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../shared/domain-error.js';
import { findOutage } from '../../../shared/outage.js';
import { bodyTypesOf } from '../requests/body-types.decorator.js';
import { bareProblem, type Problem, problemOf, statusOf } from './problem.js';

/** Error texts for requests that Fastify refuses before a controller runs; each says what would be accepted. */
const REFUSALS: Record<string, (request: FastifyRequest) => string> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ({ routeOptions }) => `Send the body as ${bodyTypesOf(routeOptions.config).join(' or ')}.`,
  FST_ERR_CTP_BODY_TOO_LARGE: ({ routeOptions }) =>
    `The body is larger than this address accepts: send ${mebibytes(routeOptions.bodyLimit)} at most.`,
  FST_ERR_CTP_INVALID_JSON_BODY: () => 'The body is not valid JSON: send an object.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => 'The body is not as long as Content-Length says: send all of it.',
  FST_FILES_LIMIT: () => 'The form has more files than this address accepts.',
  FST_FIELDS_LIMIT: () => 'The form has more fields than this address accepts.',
  FST_PARTS_LIMIT: () => 'The form has more fields than this address accepts.',
  FST_PROTO_VIOLATION: () => 'A field of the form has a name that no field can have.',
  FST_MP_PREMATURE_CLOSE: () => 'The form is incomplete: send all of it.',
};
const REFUSED = 'The request cannot be served as it is.';

/** Turns every error into RFC 9457. An unknown error is logged in full and answered with a bare 500; an outage counts as known. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent) return;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const outage = findOutage(thrown);
    if (outage) this.logger.warn(outage.reason);
    const error = outage ?? thrown;
    const problem = this.problemFor(error, request);
    if (error instanceof DomainError && error.retryAfterSeconds !== undefined) {
      void reply.header('retry-after', String(error.retryAfterSeconds));
    }
    if (problem.status === 401) void reply.header('www-authenticate', 'Cookie realm="Homewright admin"');
    sendProblem(reply, problem);
  }

  private problemFor(error: unknown, request: FastifyRequest): Problem {
    if (error instanceof DomainError) {
      return problemOf(statusOf(error.kind), error.code, error.message, error.errors);
    }
    if (error instanceof HttpException) {
      // Nest wraps errors of Fastify and its plugins; their messages can contain paths, so they are replaced.
      return bareProblem(error.getStatus(), error.cause ? refusalOf(error.cause, request) : error.message);
    }
    const { statusCode } = error as { statusCode?: number };
    if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return bareProblem(statusCode, refusalOf(error, request));
    this.logger.error({ err: error });
    return bareProblem(500, 'Something went wrong on our side. It has been logged; please try again.');
  }
}

function refusalOf(cause: unknown, request: FastifyRequest): string {
  return REFUSALS[(cause as { code?: string }).code ?? '']?.(request) ?? REFUSED;
}

function mebibytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MiB`;
}

export function sendProblem(reply: FastifyReply, problem: Problem): void {
  void reply
    .status(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}

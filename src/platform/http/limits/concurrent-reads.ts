import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { type ConcurrencyLimits, ConcurrencyLimiter } from './concurrency-limiter.js';

/**
 * Concurrent reads of one client: enough for the requests of half a second at a hundred a second, because a frozen engine is only detected
 * after that time.
 */
const LIMITS: ConcurrencyLimits = { atOnce: 8, most: 200, mostOfOne: 60, waitMs: 2_000 };
/**
 * Public routes that read the database or the engine. Pictures are among them, because unknown names of files and businesses are looked up
 * at each request. Pages have limits of their own.
 */
const READ_FOR_ANYBODY = /^\/(api\/|feed|sitemap|media\/|business\/:slug\/)/;
const READS = ['GET', 'HEAD'];

/** Limits concurrent public reads for each route separately, so that a route that hangs or is flooded does not block the others. */
export class LimitConcurrentReads implements NestInterceptor {
  private readonly routes = new Map<string, ConcurrencyLimiter>();

  constructor(private readonly limits = LIMITS) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { url = '', config } = routeOptions;
    if (!READS.includes(method) || config.access !== 'public' || !READ_FOR_ANYBODY.test(url)) return next.handle();
    return defer(() => this.limiterOf(url).run(ip, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  private limiterOf(url: string): ConcurrencyLimiter {
    let limiter = this.routes.get(url);
    if (!limiter) {
      limiter = new ConcurrencyLimiter(this.limits);
      this.routes.set(url, limiter);
    }
    return limiter;
  }
}

import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom, type Observable } from 'rxjs';
import { type TurnLimits, Turns } from './turns.js';

/** A client may have as many under way as come in half a second at a hundred a second: so long an engine that froze goes unnoticed. */
const LIMITS: TurnLimits = { atOnce: 8, most: 200, mostOfOne: 60, waitMs: 2_000 };
/** What is read from the database or the engine for anybody who asks. */
const READ_FOR_ANYBODY = /^\/(api\/|feed|sitemap)/;
const READS = ['GET', 'HEAD'];

/** Gives what anybody may read its turns, for each route by itself: one that hangs, or is flooded, holds up none of the others. */
export class ReadsInTurn implements NestInterceptor {
  private readonly routes = new Map<string, Turns>();

  constructor(private readonly limits = LIMITS) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method, routeOptions, ip } = context.switchToHttp().getRequest<FastifyRequest>();
    const { url = '', config } = routeOptions;
    if (!READS.includes(method) || config.access !== 'public' || !READ_FOR_ANYBODY.test(url)) return next.handle();
    return defer(() => this.turnsOf(url).run(ip, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  private turnsOf(url: string): Turns {
    let turns = this.routes.get(url);
    if (!turns) {
      turns = new Turns(this.limits);
      this.routes.set(url, turns);
    }
    return turns;
  }
}

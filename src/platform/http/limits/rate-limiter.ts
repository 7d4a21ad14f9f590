import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../../shared/domain-error.js';
import { clientKey } from '../requests/client-key.js';

export interface RateLimits {
  /** Requests that one client may send at once (bucket size). */
  burst: number;
  /** Requests refilled per second. */
  perSecond: number;
}

/** Far more than the people behind one address send; far less than would keep a process busy. */
const RATE_LIMITS: RateLimits = { burst: 200, perSecond: 4 };
/** Clients tracked; evicted ones start with a full bucket. Bounds the memory under a flood from many addresses. */
const MAX_CLIENTS = 20_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** The client exceeded the rate limit. */
export class TooManyRequests extends DomainError {
  readonly kind = 'too-many-requests';
  readonly code = 'too-many-requests';

  constructor(override readonly retryAfterSeconds: number) {
    super('That is more than we accept from one address at a time. Try again in a few seconds.');
  }
}

/** Token bucket for each client address, per process. Limits across processes are counted in PostgreSQL by the use cases. */
export class RateLimiter {
  private readonly clients = new LRUCache<string, { left: number; at: number }>({ max: MAX_CLIENTS });

  constructor(private readonly limits: RateLimits) {}

  /**
   * @param now in milliseconds
   * @throws TooManyRequests
   */
  count(address: string, now: number): void {
    const { burst, perSecond } = this.limits;
    const client = clientKey(address);
    const { left, at } = this.clients.get(client) ?? { left: burst, at: now };
    const own = Math.min(burst, left + ((now - at) * perSecond) / 1_000);
    if (own < 1) throw new TooManyRequests(Math.ceil((1 - own) / perSecond));
    this.clients.set(client, { left: own - 1, at: now });
  }
}

/**
 * Limits the rate of public writes before the body is read: validation runs before the limits of each form, and a client far beyond them
 * could keep the process busy. Reads are not counted, nor are routes that need a session, which is checked first.
 */
export function limitRate(fastify: FastifyInstance, limiter = new RateLimiter(RATE_LIMITS)): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    try {
      if (!READING.includes(request.method) && request.routeOptions.config.access === 'public')
        limiter.count(request.ip, performance.now());
      done();
    } catch (refusal) {
      done(refusal as Error);
    }
  });
}

import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { DomainError } from '../../../shared/domain-error.js';
import { clientKey } from '../requests/client-key.js';

export interface ArrivalLimits {
  /** So many requests of one client may come at once. */
  burst: number;
  /** And so many in each second after that. */
  perSecond: number;
}

/** Far more than people send, if many of them share an address; far less than would keep a process busy. */
const ARRIVALS: ArrivalLimits = { burst: 200, perSecond: 4 };
/** Whoever is forgotten begins anew: enough for a flood from many addresses to take no memory, and few enough to count. */
const MOST_CLIENTS = 20_000;
const READING = ['GET', 'HEAD', 'OPTIONS'];

/** The client sends faster than anybody fills in forms. */
export class TooManyRequests extends DomainError {
  readonly kind = 'too-many-requests';
  readonly code = 'too-many-requests';

  constructor(override readonly retryAfterSeconds: number) {
    super('That is more than we take from one address at a time. Try again in a few seconds.');
  }
}

/** What each client has left (a token bucket), in this process: what follows is counted for all processes by those who know what it means. */
export class Arrivals {
  private readonly clients = new LRUCache<string, { left: number; at: number }>({ max: MOST_CLIENTS });

  constructor(private readonly limits: ArrivalLimits) {}

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
 * Counts what strangers send, before any of it is read: validation comes before the limits of each form, and would keep us busy with
 * the bodies of somebody who is far beyond them. Reading is not counted, nor what needs a session: that is asked for first.
 */
export function limitArrivals(fastify: FastifyInstance, arrivals = new Arrivals(ARRIVALS)): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    try {
      if (!READING.includes(request.method) && request.routeOptions.config.access === 'public')
        arrivals.count(request.ip, performance.now());
      done();
    } catch (refusal) {
      done(refusal as Error);
    }
  });
}

import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whoever asks less often cannot be told in time, and finds out by a connection that is refused. */
const LONGEST_INTERVAL_MS = 5_000;
/** So long nobody may have come after it was said: requests that were on their way have arrived then. */
const QUIET_MS = 500;
/** Some visitors come past the balancer, and would never cease. */
const LONGEST_MS = 10_000;
const LOOK_EVERY_MS = 20;
const QUESTION = '/readyz';

/**
 * A process that stops says so first: /readyz turns 503 while everything else is served as before, until whoever asks regularly has
 * heard it and sends visitors elsewhere. Where nobody asks, nothing waits.
 */
@Injectable()
export class Departure {
  private lastQuestion = -Infinity;
  /** Between the last two questions; after the first one the longest that we would wait for. */
  private interval = LONGEST_INTERVAL_MS;
  private lastVisit = -Infinity;
  private leaving = false;
  private told = false;

  constructor({ httpAdapter }: HttpAdapterHost) {
    httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.url !== QUESTION) this.lastVisit = performance.now();
      done();
    });
  }

  /** Somebody wants to know whether this process can be used; @returns whether it is about to stop */
  asked(): boolean {
    const now = performance.now();
    if (this.lastQuestion > 0) this.interval = now - this.lastQuestion;
    this.lastQuestion = now;
    return this.leaving;
  }

  /** Whoever asked has the answer, and it said that the process is about to stop. */
  heard(): void {
    this.told = true;
  }

  /** Resolves when the process may close. */
  async announced(): Promise<void> {
    this.leaving = true;
    const { interval } = this;
    const begun = performance.now();
    if (interval > LONGEST_INTERVAL_MS || begun - this.lastQuestion > LONGEST_INTERVAL_MS) return;
    const since = (moment: number) => performance.now() - moment;
    while (!this.told && since(begun) < LONGEST_INTERVAL_MS) await sleep(LOOK_EVERY_MS);
    if (!this.told) return;
    const toldAt = performance.now();
    while (since(Math.max(this.lastVisit, toldAt)) < QUIET_MS && since(begun) < LONGEST_MS) await sleep(LOOK_EVERY_MS);
  }
}

import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { ProcessGroup } from '../processes/process-group.js';

/** A load balancer that probes less often cannot be informed in time; it notices the stop by a refused connection. */
const MAX_INTERVAL_MS = 5_000;
/** The shutdown waits until no request has arrived for this long after the 503, so that those in transit are still served. */
const QUIET_MS = 500;
/** Upper bound: clients that bypass the balancer would never stop sending. */
const MAX_MS = 10_000;
const POLL_MS = 20;
/** How long to wait, after connections are closed, for background work to fail and log its error. */
const MAX_BACKGROUND_WORK_MS = 2_000;
const PROBE = '/readyz';

/**
 * Graceful shutdown: on stop, /readyz answers 503 while all other requests are served as before, until every balancer that probes regularly
 * has seen the 503 and routes requests elsewhere. Without recent probes it does not wait.
 */
@Injectable()
export class GracefulShutdown {
  private lastProbe = -Infinity;
  /** Interval between the last two probes; after the first one the longest that we would wait for. */
  private interval = MAX_INTERVAL_MS;
  private lastRequest = -Infinity;
  private stopping = false;
  private hasAnsweredProbe = false;
  private readonly unfinished = new Set<Promise<void>>();

  constructor(
    { httpAdapter }: HttpAdapterHost,
    private readonly group: ProcessGroup,
  ) {
    // All processes share one address, so a probe that one of them answers counts for all.
    group.answer('probed', () => this.record());
    group.answer('probe-answered', () => void (this.hasAnsweredProbe = true));
    httpAdapter.getInstance<FastifyInstance>().addHook('onRequest', (request, _reply, done) => {
      if (request.routeOptions.url !== PROBE) this.lastRequest = performance.now();
      done();
    });
  }

  /** Records a readiness probe. @returns whether the process is about to stop */
  probed(): boolean {
    this.record();
    this.group.tell('probed');
    return this.stopping;
  }

  /** A 503 of {@link probed} has been sent to the balancer. */
  probeAnswered(): void {
    this.hasAnsweredProbe = true;
    this.group.tell('probe-answered');
  }

  /** Resolves when the process may close. */
  async drained(): Promise<void> {
    this.stopping = true;
    const { interval } = this;
    const begun = performance.now();
    if (interval > MAX_INTERVAL_MS || begun - this.lastProbe > MAX_INTERVAL_MS) return;
    const since = (moment: number) => performance.now() - moment;
    while (!this.hasAnsweredProbe && since(begun) < MAX_INTERVAL_MS) await sleep(POLL_MS);
    if (!this.hasAnsweredProbe) return;
    const answeredAt = performance.now();
    while (since(Math.max(this.lastRequest, answeredAt)) < QUIET_MS && since(begun) < MAX_MS) await sleep(POLL_MS);
  }

  /** Registers background work, which must log its own outcome and errors: the process waits for it before it exits. */
  follow(work: Promise<void>): void {
    this.unfinished.add(work);
    void work.finally(() => this.unfinished.delete(work));
  }

  /** Call after the application has closed. Resolves when all work given to {@link follow} has settled, after 2 s at most. */
  async finished(): Promise<void> {
    await Promise.race([Promise.all(this.unfinished), sleep(MAX_BACKGROUND_WORK_MS)]);
  }

  private record(): void {
    const now = performance.now();
    if (this.lastProbe > 0) this.interval = now - this.lastProbe;
    this.lastProbe = now;
  }
}

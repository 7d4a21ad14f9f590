import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES } from './search-maintenance.js';
import type { Engine } from './search-engines.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOK_EVERY_MS = 40;
/** A change of one listing takes a second. An engine that is two seconds behind is detected within the next one, and PostgreSQL answers. */
const MAX_WAIT_MS = 4_000;

/** Whether searches show what has been changed. */
@Injectable()
export class ChangesInSearch {
  constructor(@Inject(ENGINES) private readonly engines: readonly Engine[]) {}

  /** Resolves when searches show all changes of the directory that are known now, or after four seconds. Never rejects. */
  async shown(): Promise<void> {
    const end = performance.now() + MAX_WAIT_MS;
    while (!(await this.areShown()) && performance.now() < end) await sleep(LOOK_EVERY_MS);
  }

  /** Where no engine answers, PostgreSQL does, and it has every change at once. */
  private async areShown(): Promise<boolean> {
    const current = await Promise.all(this.engines.map(({ watch }) => watch.hasAllChanges().catch(() => true)));
    return current.every(Boolean);
  }
}

/** The answer to a change in the back office waits until searches show it: "published" is found by the next search. */
export function showChangesInSearch(fastify: FastifyInstance, changes: ChangesInSearch): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    const { config } = request.routeOptions;
    const isAdmins = config.url !== undefined && config.access === undefined;
    if (READS.has(request.method) || reply.statusCode >= 400 || !isAdmins) done();
    else void changes.shown().then(() => done());
  });
}

import { Injectable, Logger } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Cron, Timeout } from '@nestjs/schedule';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PeriodicWriter } from '../../../../platform/periodic-writer.js';
import { isVisit } from '../../../../platform/http/requests/visit.js';
import { CountVisits } from '../../application/count-visits.js';
import { ReadOverview } from '../../application/overview.js';
import { pageKindOf } from '../../domain/day-counts.js';

const logger = new Logger('Overview');
const WRITE_EVERY_MS = 10_000;
const AFTER_START_MS = 10 * 60_000;
const BACK_OFFICE = /^\/(settings|referral-admin|blog-management|blog-template-editor|blog-preview)(\/|$)/;
/** A read by a browser that navigates within the site. */
const READ_OF_PAGE = /^\/api\/(businesses|articles)\/[^/]+$/;

/** Counts page views by time and kind of page, without cookies and without anything about the visitors. */
@Injectable()
export class VisitCounter extends PeriodicWriter {
  constructor(
    private readonly visits: CountVisits,
    private readonly overview: ReadOverview,
    { httpAdapter }: HttpAdapterHost,
  ) {
    super({
      everyMs: WRITE_EVERY_MS,
      write: () => visits.write(),
      warn: (error) => logger.warn(`Counts of visits could not be written, retrying: ${String(error)}`),
    });
    httpAdapter.getInstance<FastifyInstance>().addHook('onResponse', (request, reply, done) => {
      this.look(request, reply);
      done();
    });
  }

  /** Runs before the nightly deletion of expired data. */
  @Cron('17 3 * * *')
  async remember(): Promise<void> {
    await this.overview
      .remember()
      .catch((error: unknown) => logger.error(error, 'The figures of the last days were not stored; retried the next night'));
  }

  /** For machines that are switched off at night. Runs before the deletion of expired data (`NightlyExpiry.runAfterStart`). */
  @Timeout(AFTER_START_MS)
  rememberAfterStart(): Promise<void> {
    return this.remember();
  }

  private look(request: FastifyRequest, reply: FastifyReply): void {
    const { statusCode } = reply;
    if (statusCode !== 200 && statusCode !== 304) return;
    if (!isVisit(request)) return;
    const path = request.url.split('?', 1)[0]!;
    const read = READ_OF_PAGE.exec(path);
    if (read) return this.visits.count(read[1] === 'businesses' ? 'business' : 'guides');
    // A 304 answer has no content type.
    const isPage =
      statusCode === 304 ? !/[.]|^\/(api|assets|media)\//.test(path) : String(reply.getHeader('content-type')).startsWith('text/html');
    if (isPage && !BACK_OFFICE.test(path) && !path.startsWith('/api/')) this.visits.count(pageKindOf(path));
  }
}

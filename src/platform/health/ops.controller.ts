import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PartHealth } from '../../shared/office/health.js';
import { AdminRequests } from '../http/requests/admin-requests.js';
import { Answers, described, namedBy, object, oneOf, optional, text } from '../http/answers/answers.js';
import { OpsOnly, Public } from '../http/requests/public.decorator.js';
import { GroupMetrics } from '../metrics/group-metrics.js';
import { GracefulShutdown } from './graceful-shutdown.js';
import { HealthChecks, type Readiness } from './health-checks.js';

const HEALTH = oneOf('ok', 'degraded', 'down');
const READINESS = object<Readiness>({
  status: HEALTH,
  parts: namedBy(object<PartHealth>({ status: HEALTH, detail: optional(described(text, 'For admins only.')) })),
});

@ApiTags('operations')
@Controller()
export class OpsController {
  constructor(
    private readonly health: HealthChecks,
    private readonly shutdown: GracefulShutdown,
    private readonly admins: AdminRequests,
    private readonly metrics: GroupMetrics,
  ) {}

  /** Liveness: 200 while the process runs. */
  @Public()
  @Get('healthz')
  @ApiOperation({ summary: 'Liveness of the process' })
  @Answers(object<{ status: 'ok' }>({ status: oneOf('ok') }), 'The process is running.')
  alive(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** Readiness: 503 when the database is unavailable (everything else has a fallback), and before the process stops. */
  @Public()
  @Get('readyz')
  @ApiOperation({ summary: 'Readiness, with the status of each part' })
  @ApiResponse({ status: 200, description: 'It is ready, possibly with a fallback for a part.', schema: READINESS })
  @ApiResponse({
    status: 503,
    description: 'It is not ready: the database is down, or the process is about to stop.',
    content: { 'application/json': { schema: READINESS } },
  })
  async ready(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const stopping = this.shutdown.probed();
    if (stopping) reply.raw.once('finish', () => this.shutdown.probeAnswered());
    // Admins get uncached results, so that they see the effect of a change at once.
    const found = await this.health.readiness({ anew: request.headers.cookie !== undefined });
    const readiness: Readiness = stopping ? { ...found, status: 'down' } : found;
    // Without the database no session can be checked, so the details stay hidden.
    const admin = readiness.status !== 'down' && (await this.admins.isAdmin(request));
    await reply
      .status(readiness.status === 'down' ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(admin ? readiness : withoutDetail(readiness));
  }

  @OpsOnly()
  @Get('metrics')
  @ApiOperation({ summary: 'Prometheus metrics' })
  @ApiProduces('text/plain')
  @ApiResponse({ status: 200, description: 'In the text format of Prometheus.', schema: text })
  async prometheus(@Res() reply: FastifyReply): Promise<void> {
    await reply.header('content-type', this.metrics.contentType).send(await this.metrics.text());
  }
}

function withoutDetail({ status, parts }: Readiness): Readiness {
  return {
    status,
    parts: Object.fromEntries(Object.entries(parts).map(([part, health]) => [part, { status: health.status }])),
  };
}

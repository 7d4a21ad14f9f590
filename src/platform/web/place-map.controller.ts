import { Controller, Get, Header, NotFoundException, Param, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressed, encodingFor } from '../http/server/compressed-answer.js';
import { Public } from '../http/requests/public.decorator.js';
import { Frontend } from './frontend.js';
import { PageReads } from './page-reads.js';
import { SharedAnswers } from './shared-answers.js';

/** The small map on the page of a business: drawn by this server, so that it needs no script and no third party. */
@ApiExcludeController()
@Controller('business')
export class PlaceMapController {
  constructor(
    private readonly reads: PageReads,
    private readonly frontend: Frontend,
    private readonly answers: SharedAnswers,
  ) {}

  @Public()
  @Get(':slug/map.svg')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=3600')
  @Header('vary', 'accept-encoding')
  async map(@Param('slug') slug: string, @Req() asked: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<Buffer> {
    const drawing = await this.answers.get(`map ${slug}`, () => this.draw(slug));
    const { body, encoding } = compressed(drawing, encodingFor(asked));
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return body;
  }

  private async draw(slug: string): Promise<string> {
    const [business, settings, { drawPlace }] = await Promise.all([
      this.reads.read('business', { slug }),
      this.reads.read('settings', {}),
      this.frontend.entry(),
    ]);
    if (!('data' in business)) {
      throw business.status === 404 || business.status === 400
        ? new NotFoundException('There is no such business in the directory.')
        : new ServiceUnavailableException('The map could not be drawn. Please try again in a moment.');
    }
    const { title, place } = business.data;
    if (place === null) throw new NotFoundException('It is not known where this business is.');
    return drawPlace({ title, ...place }, 'data' in settings ? settings.data.primaryColor : undefined);
  }
}

import { Controller, Get, NotFoundException, Param, Req, Res, ServiceUnavailableException } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ConcurrencyLimiter } from '../../http/limits/concurrency-limiter.js';
import { Public } from '../../http/requests/public.decorator.js';
import { CROSS_ORIGIN_HEADERS } from '../../http/answers/cross-origin-headers.js';
import { PageReads } from '../page-reads.js';
import { cardAddress, cardHash } from './card-facts.js';
import { CardDrawing } from './draw-card.js';
import { cardFactsOf } from './card-of-business.js';

const CACHE_BYTES = 8 * 1024 * 1024;
/** Drawing a card occupies a thread of the picture library for a tenth of a second. */
const DRAWINGS = { atOnce: 1, most: 20, mostOfOne: 6, waitMs: 5_000 };

/** The share card of a business. Its address changes with its contents. */
@ApiExcludeController()
@Controller('business')
export class ShareCardController {
  private readonly cards = new LRUCache<string, Buffer>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length });
  private readonly limiter = new ConcurrencyLimiter(DRAWINGS);
  private readonly drawing = new CardDrawing();

  constructor(private readonly reads: PageReads) {}

  @Public()
  @Get(':slug/share-:hash.png')
  async card(
    @Param('slug') slug: string,
    @Param('hash') hash: string,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [business, settings] = await Promise.all([this.reads.read('business', { slug }), this.reads.read('settings', {})]);
    if (!('data' in business)) {
      throw business.status === 404 || business.status === 400
        ? new NotFoundException('There is no such business in the directory.')
        : new ServiceUnavailableException('The picture could not be drawn. Please try again in a moment.');
    }
    const facts = cardFactsOf(business.data, 'data' in settings ? settings.data : undefined);
    // An outdated address: redirect to the current card.
    if (hash !== cardHash(facts)) {
      await reply
        .status(302)
        .headers({ ...CROSS_ORIGIN_HEADERS, location: cardAddress(business.data.slug, facts), 'cache-control': 'no-cache' })
        .send();
      return;
    }
    let picture = this.cards.get(hash);
    if (!picture) {
      picture = await this.limiter.run(ip, () => this.drawing.draw(facts));
      this.cards.set(hash, picture);
    }
    await reply
      .headers({ ...CROSS_ORIGIN_HEADERS, 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
      .send(picture);
  }
}

import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import { Clock } from '../../shared/clock.js';
import { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { alreadyHas } from '../http/answers/entity-tag.js';
import { isVisit } from '../http/requests/visit.js';
import { contentSecurityPolicy, type ContentSecurityPolicy } from '../http/server/security-headers.js';
import { TooBusy, ConcurrencyLimiter } from '../http/limits/concurrency-limiter.js';
import { CacheVersion } from './cache-version.js';
import { bareDocument, documentBytes } from './document.js';
import { Frontend } from './frontend.js';
import { StalePages } from './stale-pages.js';
import { Page } from './page.js';
import { PageCache } from './page-cache.js';
import { cardAddress, cardAlt } from './share-card/card-facts.js';
import { cardFactsOf } from './share-card/card-of-business.js';
import type { PageAddress, PageRequest, ReturnedForm } from './page-contract.js';
import { PageReads } from './page-reads.js';
import { SiteOrigin } from './site-origin.js';

const MEBIBYTE = 1024 * 1024;
const CACHE = { pages: { bytes: 16 * MEBIBYTE, milliseconds: 60_000 }, absences: { bytes: 4 * MEBIBYTE, milliseconds: 10_000 } };
/** Rendering takes some 20 ms, and many times that on a busy machine. One client can use at most a third of the queue. */
export const RENDERINGS = { atOnce: 3, most: 60, mostOfOne: 20, waitMs: 2_000, loopIterationsBetween: 4 };
/** If a rendering would wait longer than this, the stale page is served instead. */
const WAIT_IF_STALE_MS = 700;
const HTML = 'text/html; charset=utf-8';
const RETRY_AFTER_SECONDS = '10';
/**
 * Headers of pages behind a secret link. Not `no-referrer`: browsers would then send no origin either, and the page's own forms would look
 * like cross-site requests.
 */
const PRIVATE = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex, nofollow' };

const cardOf: NonNullable<PageRequest['cardOf']> = (slug, business, settings) => {
  const facts = cardFactsOf(business, settings);
  return { path: cardAddress(slug, facts), alt: cardAlt(facts) };
};

/** The public pages: rendered by the server, cached, and hydrated in the browser. */
@Injectable()
export class Pages {
  private readonly logger = new Logger('Pages');
  private readonly cache: PageCache;
  private readonly renderings = new ConcurrencyLimiter(RENDERINGS);
  private readonly policy: ContentSecurityPolicy;

  constructor(
    private readonly frontend: Frontend,
    private readonly reads: PageReads,
    private readonly cacheVersion: CacheVersion,
    private readonly clock: Clock,
    private readonly origin: SiteOrigin,
    private readonly calendar: SiteCalendar,
    stale: StalePages,
  ) {
    this.cache = new PageCache({ ...CACHE, now: () => this.clock.now().getTime() }, stale);
    this.policy = contentSecurityPolicy(() => origin.https);
  }

  async knows(path: string): Promise<boolean> {
    return (await this.frontend.entry()).knows(path);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const pageAddress = await this.pageAddressOf(request);
    if (pageAddress.isPrivate || pageAddress.isTimely) return this.renderUncached(request, reply, pageAddress);
    const { page, cached } = await this.pageAt(pageAddress, request);
    if (isVisit(request)) for (const callback of page.servedCallbacks) callback();
    if (page.headers['location'] !== undefined) {
      // Browsers must not cache redirects: an article may move back.
      void reply.status(page.status).headers(page.headers).header('cache-control', 'no-cache').send();
      return;
    }
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']) ?? 'identity';
    const etag = `"${page.etag}-${encoding}"`;
    void reply.headers({ ...page.headers, vary: 'accept-encoding', 'x-page-cache': cached ? 'hit' : 'miss' });
    if (page.status === 200) void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    else void reply.header('cache-control', 'no-store');
    if (page.status === 200 && alreadyHas(request.headers, etag)) {
      void reply.status(304).send();
      return;
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.status(page.status).send(await page.body(encoding));
  }

  /** Answers an invalid form with its own page, for this visitor only. Never rejects. */
  async returnForm(request: FastifyRequest, reply: FastifyReply, status: number, form: ReturnedForm): Promise<void> {
    return this.renderUncached(request, reply, await this.pageAddressOf(request), { status, form });
  }

  /**
   * Answers a malformed address with the 404 page. Without scripts, because the browser's router would parse the address again and render
   * another page. Never rejects.
   */
  async refuseAddress(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return this.renderUncached(request, reply, await this.pageAddressOf(request), { status: 400, withoutScript: true });
  }

  /** Rendered for each request and never cached. Not compressed: the compressed size could reveal secrets in the page (BREACH). */
  private async renderUncached(
    request: FastifyRequest,
    reply: FastifyReply,
    pageAddress: PageAddress,
    returned?: { status: number; form?: ReturnedForm; withoutScript?: boolean },
  ): Promise<void> {
    const page = await this.renderings
      .run(request.ip, () => this.render(pageAddress, request.url, returned))
      .catch((error: unknown) => this.barePage(error));
    if (!returned && isVisit(request)) for (const callback of page.servedCallbacks) callback();
    void reply
      .status(page.status < 500 ? (returned?.status ?? page.status) : page.status)
      .headers({ ...page.headers, ...(pageAddress.isPrivate ? PRIVATE : {}), 'cache-control': 'no-store' })
      .send(await page.body('identity'));
  }

  private async pageAddressOf({ url }: FastifyRequest): Promise<PageAddress> {
    return (await this.frontend.entry()).pageAddressOf(url);
  }

  private async pageAt(pageAddress: PageAddress, { ip }: FastifyRequest): Promise<{ page: Page; cached: boolean }> {
    try {
      return await this.cache.get(pageAddress, this.cacheVersion.current, (hasEarlier) =>
        this.renderings.run(
          ip,
          () => this.render(pageAddress, pageAddress.canonical, { kept: true }),
          hasEarlier ? WAIT_IF_STALE_MS : undefined,
        ),
      );
    } catch (error) {
      return { page: this.barePage(error), cached: false };
    }
  }

  /** When rendering itself fails, a minimal error page is sent. */
  private barePage(error: unknown): Page {
    if (error instanceof TooBusy) {
      const headers = { 'content-type': HTML, 'retry-after': String(error.retryAfterSeconds) };
      return new Page(
        503,
        headers,
        Buffer.from(
          bareDocument('Many people are here right now', 'This page could not be made in time. Please try again in a few seconds.'),
        ),
      );
    }
    this.logger.error({ err: error as Error });
    return new Page(
      500,
      { 'content-type': HTML },
      Buffer.from(bareDocument('Something went wrong on our side', 'It has been logged. Please try again in a moment.')),
    );
  }

  private async render(
    pageAddress: PageAddress,
    address: string,
    { form, kept = false, withoutScript = false }: { form?: ReturnedForm; kept?: boolean; withoutScript?: boolean } = {},
  ): Promise<Page> {
    const { renderPage } = await this.frontend.entry();
    const now = this.clock.now().getTime();
    const { read, servedCallbacks } = this.reads.forPage({ kept });
    const { timeZone } = this.calendar;
    const rendered = await renderPage({ pageAddress, address, origin: this.origin.value, now, timeZone, read, form, cardOf });
    if (rendered.location !== undefined) return new Page(rendered.status, { location: rendered.location }, Buffer.alloc(0));
    const { files, inline } = this.frontend.filesOf(rendered.modules);
    const headers = {
      'content-type': HTML,
      'content-security-policy': this.policy(inline),
      ...(rendered.status >= 500 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    };
    const document = documentBytes(rendered, rendered.withoutScript || withoutScript ? this.frontend.withoutScript(files) : files);
    return new Page(rendered.status, headers, document, servedCallbacks);
  }
}

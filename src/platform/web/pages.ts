import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import { Clock } from '../../shared/clock.js';
import { isVisit } from '../../shared/http/visit.js';
import { contentSecurityPolicy, type ContentSecurityPolicy } from '../http/security-headers.js';
import { ContentGeneration } from './content-generation.js';
import { documentOf, ERROR_DOCUMENT } from './document.js';
import { Frontend } from './frontend.js';
import { Page, PageCache } from './page-cache.js';
import type { ReturnedForm } from './page-contract.js';
import { PageReads } from './page-reads.js';
import { SiteOrigin } from './site-origin.js';

const CACHE = { bytes: 48 * 1024 * 1024, milliseconds: 60_000 };
const RETRY_AFTER_SECONDS = '10';
/** What a page that is for one person alone says besides. `no-referrer` would hide its origin too, and its forms would seem to come from another site. */
const PRIVATE = { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex, nofollow' };
/** Tags that advertisers add to links: pages do not differ by them. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid)$/;

/** The public pages: rendered here, cached for whoever asks next, and finished in the browser. */
@Injectable()
export class Pages {
  private readonly logger = new Logger('Pages');
  private readonly cache: PageCache;
  private readonly policy: ContentSecurityPolicy;

  constructor(
    private readonly frontend: Frontend,
    private readonly reads: PageReads,
    private readonly generation: ContentGeneration,
    private readonly clock: Clock,
    private readonly origin: SiteOrigin,
  ) {
    this.cache = new PageCache({ ...CACHE, now: () => this.clock.now().getTime() });
    this.policy = contentSecurityPolicy(origin.https);
  }

  async knows(path: string): Promise<boolean> {
    return (await this.frontend.entry()).knows(path);
  }

  async answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const address = withoutTracking(request.url);
    if (await this.isPrivate(address)) return this.giveOnce(request, reply);
    const { page, cached } = await this.pageAt(address, request.id);
    if (isVisit(request)) for (const tell of page.given) tell();
    if (page.headers['location'] !== undefined) {
      // What has moved may move back: nobody keeps this.
      void reply.status(page.status).headers(page.headers).header('cache-control', 'no-cache').send();
      return;
    }
    const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']) ?? 'identity';
    const etag = `"${page.etag}-${encoding}"`;
    void reply.headers({ ...page.headers, vary: 'accept-encoding', 'x-page-cache': cached ? 'hit' : 'miss' });
    if (page.status === 200) void reply.headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
    else void reply.header('cache-control', 'no-store');
    if (page.status === 200 && request.headers['if-none-match'] === etag) {
      void reply.status(304).send();
      return;
    }
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    void reply.status(page.status).send(await page.body(encoding));
  }

  /** Answers a form that cannot be taken with its own page, for this visitor alone. Never rejects. */
  giveBack(request: FastifyRequest, reply: FastifyReply, status: number, form: ReturnedForm): Promise<void> {
    return this.giveOnce(request, reply, { status, form });
  }

  /** Made anew each time, and kept by nobody. Not compressed: how small it gets would tell something of what is secret in it. */
  private async giveOnce(request: FastifyRequest, reply: FastifyReply, returned?: { status: number; form: ReturnedForm }): Promise<void> {
    const page = await this.render(request.url, returned?.form).catch((error: unknown) => this.bareErrorPage(error, request.id));
    void reply
      .status(page.status < 500 ? (returned?.status ?? page.status) : page.status)
      .headers({ ...page.headers, 'cache-control': 'no-store' })
      .send(await page.body('identity'));
  }

  private async isPrivate(address: string): Promise<boolean> {
    return (await this.frontend.entry()).isPrivate(pathOf(address));
  }

  private async pageAt(address: string, requestId: string): Promise<{ page: Page; cached: boolean }> {
    try {
      return await this.cache.get(address, this.generation.current, () => this.render(address));
    } catch (error) {
      return { page: this.bareErrorPage(error, requestId), cached: false };
    }
  }

  /** What cannot even be rendered is answered with a bare page that says so. */
  private bareErrorPage(error: unknown, requestId: string): Page {
    this.logger.error({ err: error as Error, req: { id: requestId } });
    return new Page(500, { 'content-type': 'text/html; charset=utf-8' }, Buffer.from(ERROR_DOCUMENT));
  }

  private async render(address: string, form?: ReturnedForm): Promise<Page> {
    const { renderPage, isPrivate } = await this.frontend.entry();
    const now = this.clock.now().getTime();
    const { read, given } = this.reads.forPage();
    const rendered = await renderPage({ address, origin: this.origin.value, now, read, form });
    if (rendered.location !== undefined) return new Page(rendered.status, { location: rendered.location }, Buffer.alloc(0));
    const { files, inline } = this.frontend.filesOf(rendered.modules);
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': this.policy(inline),
      ...(isPrivate(pathOf(address)) ? PRIVATE : {}),
      ...(rendered.status >= 500 ? { 'retry-after': RETRY_AFTER_SECONDS } : {}),
    };
    const document = documentOf(rendered, rendered.withoutScript ? this.frontend.withoutScript(files) : files);
    return new Page(rendered.status, headers, Buffer.from(document), given);
  }
}

/** As the page will read it: without detours through `..`, however they are written. */
function pathOf(address: string): string {
  return URL.parse(`http://pages${address}`)?.pathname ?? address;
}

function withoutTracking(address: string): string {
  const start = address.indexOf('?');
  if (start < 0) return address;
  const kept = address
    .slice(start + 1)
    .split('&')
    .filter((pair) => pair !== '' && !TRACKING.test(pair.split('=', 1)[0]!));
  return address.slice(0, start) + (kept.length > 0 ? `?${kept.join('&')}` : '');
}

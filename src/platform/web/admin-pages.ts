import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Clock } from '../../shared/clock.js';
import { SiteCalendar } from '../../shared/settings/site-calendar.js';
import { AdminRequests } from '../http/requests/admin-requests.js';
import { contentSecurityPolicy, type ContentSecurityPolicy, type InlineSources } from '../http/server/security-headers.js';
import { ConcurrencyLimiter } from '../http/limits/concurrency-limiter.js';
import { documentOf } from './document.js';
import { Frontend } from './frontend.js';
import type { PageReadAnswers, PageReadArgs, PageReadName, Read } from './page-contract.js';
import { RENDERINGS } from './pages.js';
import { PageReads } from './page-reads.js';
import { SiteOrigin } from './site-origin.js';

/**
 * The pages of the back office: the server renders the head and the login page, the browser the rest. Rendered for each visitor, never
 * cached (no-store).
 */
@Injectable()
export class AdminPages {
  private readonly logger = new Logger('Pages');
  private readonly policy: ContentSecurityPolicy;
  private readonly limiter = new ConcurrencyLimiter(RENDERINGS);

  constructor(
    private readonly frontend: Frontend,
    private readonly reads: PageReads,
    private readonly clock: Clock,
    private readonly origin: SiteOrigin,
    private readonly calendar: SiteCalendar,
    private readonly admins: AdminRequests,
  ) {
    this.policy = contentSecurityPolicy(() => origin.https);
  }

  async has(address: string): Promise<boolean> {
    return (await this.frontend.entry()).isForAdmins(address.split('?', 1)[0]!);
  }

  /** @param status overrides the status of the page */
  async answer(request: FastifyRequest, reply: FastifyReply, status?: number): Promise<void> {
    const { renderAdminPage } = await this.frontend.entry();
    // Without the database no session can be checked: the login page is shown, and its form reports the outage.
    const authenticated = await this.admins.isAdmin(request).catch((error: unknown) => {
      this.logger.warn(`The session could not be looked up: ${String(error)}`);
      return false;
    });
    const render = () => renderAdminPage({ address: request.url, origin: this.origin.value, authenticated, read: this.reads.read });
    // Anonymous clients can request the login page, so its rendering is limited.
    const rendered = await (authenticated ? render() : this.limiter.run(request.ip, render));
    const { files, inline } = this.frontend.adminFiles(randomBytes(16).toString('base64'));
    await reply
      .status(status ?? rendered.status)
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': this.policy(inline), 'cache-control': 'no-store' })
      .send(documentOf(rendered, files));
  }

  /**
   * Renders a public page with these answers in place of the real reads: HTML without scripts, for a preview beside a form.
   * @param answers by the name of the read
   * @param only arguments that a read must have to get the replaced answer, because a page may call it several times
   */
  async preview(address: string, answers: PageReadAnswers, only: { [Name in PageReadName]?: PageReadArgs<Name> } = {}): Promise<string> {
    return (await this.drawn(address, answers, only)).html;
  }

  /** The same preview as a document of its own, never cached. */
  async answerPreview(reply: FastifyReply, address: string, answers: PageReadAnswers): Promise<void> {
    const { html, inline } = await this.drawn(address, answers);
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': this.policy(inline),
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      })
      .send(html);
  }

  private async drawn(
    address: string,
    answers: PageReadAnswers,
    only: { [Name in PageReadName]?: PageReadArgs<Name> } = {},
  ): Promise<{ html: string; inline: InlineSources }> {
    const { renderPage, pageAddressOf } = await this.frontend.entry();
    const read: Read = (name, args) => {
      const data = answers[name];
      const isOther = only[name] !== undefined && JSON.stringify(only[name]) !== JSON.stringify(args);
      return data === undefined || isOther ? this.reads.read(name, args) : Promise.resolve({ status: 200, data });
    };
    const pageAddress = await pageAddressOf(address);
    const now = this.clock.now().getTime();
    const rendered = await renderPage({ pageAddress, address, origin: this.origin.value, now, timeZone: this.calendar.timeZone, read });
    const { files, inline } = this.frontend.filesOf(rendered.modules);
    return { html: documentOf(rendered, { ...files, script: '', preloads: [], extra: '' }), inline };
  }
}

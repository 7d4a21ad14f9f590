import { AuditLog } from '../../../shared/office/audit-log.js';
import { Clock } from '../../../shared/clock.js';
import { DomainError, InvalidValues } from '../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import { siteTimeZone } from '../../../shared/settings/operating-settings.js';
import { findOutage } from '../../../shared/outage.js';
import { Transaction } from '../../../shared/transaction.js';
import { articleIn } from '../domain/article-in-draft.js';
import { DraftIsOfArticle } from '../domain/blog.errors.js';
import { type Draft, DraftRepository } from '../domain/blog-draft.js';
import { publishTime } from '../domain/publish-time.js';
import { PublishBlog } from './publish-blog.js';

/** Publishes drafts at a time that an admin chose, with all changes that are saved until then. */
export class ScheduleDrafts {
  constructor(
    private readonly drafts: DraftRepository,
    private readonly publishing: Pick<PublishBlog, 'run'>,
    private readonly settings: EffectiveSettings,
    private readonly log: { audit: AuditLog; clock: Clock },
    private readonly transaction: Transaction,
  ) {}

  get timeZone(): string {
    return siteTimeZone(this.settings.current);
  }

  /**
   * Sets or changes the time.
   * @param at a local time in the site's time zone: 2026-12-01T09:00
   * @throws DraftNotFound, DraftIsOfArticle, or InvalidValues for a bad time or an article that could not be published; nothing was changed
   * then
   */
  set(id: string, at: string, client: string | null): Promise<Draft> {
    return this.transaction.run(async () => {
      const draft = await this.drafts.getForUpdate(id);
      if (draft.fileName !== null) throw new DraftIsOfArticle();
      articleIn(draft.fields);
      const publishAt = publishTime(at, this.timeZone, this.log.clock.now());
      await this.drafts.schedule(id, { publishAt, publishProblem: null });
      await this.log.audit.record({ action: 'blog-scheduled', client, detail: { title: draft.title, at: publishAt.toISOString() } });
      return { ...draft, publishAt, publishProblem: null };
    });
  }

  /** It stays a draft. Safe to repeat. @throws DraftNotFound */
  cancel(id: string, client: string | null): Promise<Draft> {
    return this.transaction.run(async () => {
      const draft = await this.drafts.getForUpdate(id);
      await this.drafts.schedule(id, { publishAt: null, publishProblem: null });
      if (draft.publishAt) await this.log.audit.record({ action: 'blog-schedule-cancelled', client, detail: { title: draft.title } });
      return { ...draft, publishAt: null, publishProblem: null };
    });
  }

  /**
   * Publishes what is due, also what became due while no process ran. Several processes may do so at the same time: each draft is locked,
   * and removed when it is published. A draft that cannot be published stays a draft with the reason; after an unexpected failure it is
   * tried again the next time.
   * @param report called with each unexpected error, which does not stop the other drafts
   * @returns titles of those published
   */
  async publishDue(report: (error: unknown, id: string) => void): Promise<string[]> {
    const titles: string[] = [];
    for (const id of await this.drafts.due(this.log.clock.now())) {
      try {
        const title = await this.publish(id);
        if (title !== undefined) titles.push(title);
      } catch (error) {
        // An outage, for example of the database: all of them are still due in a minute.
        if (findOutage(error) || (error instanceof DomainError && error.kind === 'unavailable')) throw error;
        if (error instanceof DomainError) await this.giveUp(id, error);
        else report(error, id);
      }
    }
    return titles;
  }

  private publish(id: string): Promise<string | undefined> {
    return this.transaction.run(async () => {
      const draft = await this.drafts.findForUpdate(id);
      if (!draft?.publishAt || draft.publishAt > this.log.clock.now()) return undefined;
      const { title, fileName } = await this.publishing.run(articleIn(draft.fields), null);
      // An editor may be open: it continues with the article.
      await this.drafts.becameArticle(id, fileName);
      return title;
    });
  }

  private giveUp(id: string, error: DomainError): Promise<void> {
    const fields = error instanceof InvalidValues ? error.errors.map(({ field, message }) => `${field} ${message}`) : [];
    return this.drafts.schedule(id, { publishAt: null, publishProblem: fields.join('; ') || error.message });
  }
}

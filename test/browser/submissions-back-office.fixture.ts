import type { Locator, Page } from 'playwright-core';
import { aForm, SubmissionsAdmin, type Receipt, renew, submit } from '../e2e/submissions.fixture.js';
import { signIn } from '../support/api.js';
import { execute } from '../support/database.js';
import { ForwardingService } from '../support/forwarding-service.js';
import { PersistentBackOffice } from '../support/persistent-back-office.js';
import { openSite, type Site } from '../support/site.js';
import { FEW } from './directory.fixture.js';

type Fields = Record<string, unknown>;

export const drawerOf = (page: Page, title: string) => page.getByRole('dialog', { name: title });
export const names = (page: Page) => page.locator('tbody .kit-name a').allTextContents();
export const waiting = (page: Page) => page.getByRole('link', { name: /^Submissions/ }).textContent();
export const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();

/** The back office of a small directory, and owners who send to it. */
export class BackOffice {
  private readonly window: PersistentBackOffice;

  private constructor(
    readonly site: Site,
    /** What submissions are forwarded to. */
    readonly service: ForwardingService,
    /** Admin calls made outside of the browser. */
    readonly moderator: SubmissionsAdmin,
  ) {
    this.window = new PersistentBackOffice(site);
  }

  static async open(): Promise<BackOffice> {
    const service = await ForwardingService.start();
    const site = await openSite(FEW, { FORM_FORWARD_URL: service.url });
    return new BackOffice(site, service, new SubmissionsAdmin(site.app, await signIn(site.app)));
  }

  /** Nothing waits, and everything works. */
  async clear(): Promise<void> {
    await this.service.setMode('well');
    await execute(this.site.app.databaseUrl, 'DELETE FROM submission');
  }

  async close(): Promise<void> {
    await this.window.close();
    await this.site.close();
    await this.service.close();
  }

  /** A new business, waiting. */
  async sent(fields: Fields = {}): Promise<Receipt & { title: string; form: Fields }> {
    const form = aForm(fields);
    return { ...(await submit(this.site.app, form)).body, title: String(form['title']), form };
  }

  async renewed(fields: Fields): Promise<Receipt> {
    return (await renew(this.site.app, { email: 'owner@example.com', ...fields })).body;
  }

  /** The back office at this address, where nothing of an earlier test is left. */
  readonly at: PersistentBackOffice['at'] = (...where) => this.window.at(...where);

  /** One submission, opened by its address. */
  async review(id: string, title: string): Promise<{ page: Page; drawer: Locator }> {
    const page = await this.at(`/settings/submissions?open=${id}`);
    const drawer = drawerOf(page, title);
    await drawer.getByRole('heading', { name: 'Passed on' }).waitFor();
    return { page, drawer };
  }
}

import { Injectable } from '@nestjs/common';
import { type Cancelled, Deliveries, type DeliveryState, type Email, type Submission } from '../../shared/mail/deliveries.js';
import { isEmailAddress } from '../../shared/contact/email-address.js';
import { isMailConfigured } from '../../shared/settings/mail-account.js';
import { EmailWriter } from '../../shared/mail/emails.js';
import { Outbox } from '../../shared/outbox.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { Transaction } from '../../shared/transaction.js';
import { PageReads } from '../web/page-reads.js';
import { SiteOrigin } from '../web/site-origin.js';
import { type ChannelName, DeliveryStore } from './delivery-store.js';
import { forwardedOf } from './forwarding.js';
import type { Mail } from './mailing.js';

/** The outbox topic of each channel. */
export const TOPICS: Record<ChannelName, string> = { forward: 'delivery-forward', mail: 'delivery-mail' };

/** Each delivery is a row that admins see, and an outbox entry that triggers sending it. */
@Injectable()
export class OutboxDeliveries extends Deliveries {
  constructor(
    private readonly settings: EffectiveSettings,
    private readonly store: DeliveryStore,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly origin: SiteOrigin,
    private readonly reads: PageReads,
    private readonly emails: EmailWriter,
  ) {
    super();
  }

  get mails(): boolean {
    return isMailConfigured(this.settings);
  }

  async send({ form, id, about, fields, hidden }: Submission): Promise<void> {
    const { forwardTo, notifyEmail } = this.settings.current;
    const arrived = await this.store.operatorChannels(id);
    if (forwardTo && !arrived.includes('forward'))
      await this.add(id, 'forward', forwardedOf(fields, hidden, new URL(this.origin.value).origin));
    if (notifyEmail && !arrived.includes('mail')) {
      const { business = '', subject: topic = '' } = about;
      const typed = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
      const words = { business, subject: topic, fields: typed.join('\n\n') };
      const { subject, text } = await this.emails.notice(`${form}Notice`, words);
      const { email } = fields;
      const mail: Mail = { to: notifyEmail, subject, text, ...(email && isEmailAddress(email) ? { replyTo: email } : {}) };
      if (this.mails) await this.add(id, 'mail', mail, true);
    }
  }

  async mail({ about, name, words, ...email }: Email): Promise<void> {
    if (!this.mails) return;
    const { subject, text } = (await this.emails.write(name, words)) ?? email;
    await this.add(about, 'mail', { ...email, subject, text: `${text}\n\nYour ${await this.siteName()} team` });
  }

  async statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>> {
    const states = new Map<string, DeliveryState[]>();
    for (const { about, ...state } of await this.store.statesOf(submissions)) states.set(about, [...(states.get(about) ?? []), state]);
    return states;
  }

  async retry(submission: string): Promise<void> {
    await this.transaction.run(async () => this.enqueue(await this.store.restart(submission)));
  }

  stop(submission: string): Promise<Cancelled> {
    return this.store.stop(submission);
  }

  async forget(submissions: readonly string[]): Promise<void> {
    await this.store.forget(submissions);
  }

  /** Queues deliveries again whose outbox entries were lost, for example when the process was down longer than the outbox keeps entries. */
  async resume(): Promise<void> {
    await this.transaction.run(async () => this.enqueue(await this.store.forgotten()));
  }

  /** Each is sent after the running transaction is committed. */
  async enqueue(deliveries: { id: string; channel: ChannelName }[]): Promise<void> {
    for (const { id, channel } of deliveries) await this.outbox.add(TOPICS[channel], { id });
  }

  private async siteName(): Promise<string> {
    const answer = await this.reads.read('settings', {});
    return 'data' in answer ? answer.data.siteTitle : 'Homewright';
  }

  private async add(about: string, channel: ChannelName, content: object, isNotice?: boolean): Promise<void> {
    await this.enqueue([{ id: await this.store.add(about, channel, content, isNotice), channel }]);
  }
}

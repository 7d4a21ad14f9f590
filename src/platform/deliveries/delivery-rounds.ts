import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { type MailAccount, mailAccountOf } from '../../shared/settings/mail-account.js';
import { Outbox } from '../../shared/outbox.js';
import { EffectiveSettings } from '../../shared/settings/effective-settings.js';
import { type ChannelName, type Claimed, DeliveryStore } from './delivery-store.js';
import { forward, type Forwarded } from './forwarding.js';
import { EmailLimit } from './email-limit.js';
import { type Mail, Mailing } from './mailing.js';
import { NotDelivered } from './not-delivered.js';
import { OutboxDeliveries, TOPICS } from './outbox-deliveries.js';

/** Retry delays: seconds at first, then up to an hour, for three days. */
const RETRIES = { retryDelay: 5, retryDelayMax: 3_600, retryDays: 3 };
/** Each attempt that a mail server does not confirm may be another copy for the recipient: they do not go on for three days. */
const MAX_UNCONFIRMED_ATTEMPTS = 3;
/** Deliveries sent concurrently. */
const BATCH: Record<ChannelName, number> = { forward: 20, mail: 5 };

/** Makes the outbox retry the whole batch; deliveries that succeeded are skipped then. */
class RoundIncomplete extends Error {}

/** Sends the deliveries of outbox entries, in batches. */
@Injectable()
export class DeliveryRounds implements OnApplicationBootstrap {
  private readonly logger = new Logger('Deliveries');
  /** Emails that a mail server has, until its answer is recorded: sent again, they would arrive twice. */
  private readonly handedOver = new Set<string>();
  private mailing: { account: MailAccount; by: Mailing } | undefined;

  constructor(
    outbox: Outbox,
    private readonly settings: EffectiveSettings,
    private readonly store: DeliveryStore,
    private readonly deliveries: OutboxDeliveries,
    private readonly limit: EmailLimit,
  ) {
    for (const channel of ['forward', 'mail'] as const) {
      const isUnrepeatable = channel === 'mail' ? () => this.handedOver.size > 0 : undefined;
      outbox.handle<{ id: string }>(TOPICS[channel], { ...RETRIES, batch: BATCH[channel], isUnrepeatable }, (entries) =>
        this.round(entries.map(({ id }) => id)),
      );
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.resume();
  }

  @Cron('40 35 * * * *')
  async resume(): Promise<void> {
    try {
      await this.deliveries.resume();
    } catch (error) {
      this.logger.error(error, 'Overdue deliveries were not checked; retried in an hour');
    }
  }

  private async round(ids: string[]): Promise<void> {
    const problems = (await Promise.all([...new Set(ids)].map((id) => this.carryOut(id)))).filter((problem) => problem !== undefined);
    if (problems.length > 0)
      throw new RoundIncomplete(`${problems.length} of ${ids.length} did not arrive: ${[...new Set(problems)].join('; ')}`);
  }

  /** Sends one delivery. @returns the reason to retry it, if any */
  private async carryOut(id: string): Promise<string | undefined> {
    const claimed = await this.store.claim(id);
    if (claimed === undefined) return undefined;
    if (claimed === 'busy') return 'somebody else is at it';
    try {
      return await this.record(id, claimed, await this.problemOf(id, claimed));
    } finally {
      this.handedOver.delete(id);
    }
  }

  private async record(id: string, claimed: Claimed, problem: NotDelivered | undefined): Promise<string | undefined> {
    if (problem === undefined) {
      await this.store.delivered(id);
      return undefined;
    }
    const { message, byRule, mayHaveArrived } = problem;
    const final = problem.final || (mayHaveArrived && claimed.unconfirmed + 1 >= MAX_UNCONFIRMED_ATTEMPTS);
    const became = await this.store.failed(id, message, final, mayHaveArrived);
    // A delivery that the daily limit holds back does not fail the batch: `resume` queues it again within hours, and no other delivery
    // waits for it.
    if (became === 'waiting') return byRule ? undefined : message;
    if (became === 'given-up')
      this.logger[byRule ? 'log' : 'error']({ delivery: id }, `Given up ${final ? 'for good' : 'after three days'}: ${message}`);
    return undefined;
  }

  private async problemOf(id: string, { channel, content, isNotice, outdated }: Claimed): Promise<NotDelivered | undefined> {
    // The mail server was unavailable for hours, and the link in the email has expired.
    if (outdated) return new NotDelivered('the link in it expired before it could be sent', { final: true });
    try {
      if (channel === 'mail') await this.send(id, isNotice ? this.toOperator(content as Mail) : (content as Mail));
      else await this.forward(id, content as Forwarded);
      return undefined;
    } catch (error) {
      if (error instanceof NotDelivered) return error;
      // Recorded as an ordinary failure, so that it ends after three days and does not fail other deliveries. Its message may contain
      // anything, so admins do not see it.
      this.logger.error(error, `The delivery ${id} failed unexpectedly`);
      return new NotDelivered('an unexpected error; see the log of that time');
    }
  }

  private async forward(id: string, content: Forwarded): Promise<void> {
    const { forwardTo } = this.settings.current;
    if (!forwardTo) throw new NotDelivered('there is no address to forward to any more');
    await forward(forwardTo, id, content);
  }

  private async send(id: string, mail: Mail): Promise<void> {
    const mailing = this.mailingNow();
    await this.limit.within(mail.to, () => mailing.send(id, mail, () => this.handedOver.add(id)), mail);
  }

  /** The operator's mailbox may have been corrected since the email was queued. */
  private toOperator(mail: Mail): Mail {
    return { ...mail, to: this.settings.current.notifyEmail ?? mail.to };
  }

  /** Uses the present mail account. @throws NotDelivered while mail is not configured: emails stay queued */
  private mailingNow(): Mailing {
    const account = mailAccountOf(this.settings);
    if ('lacking' in account) throw new NotDelivered(account.lacking);
    if (account.url !== this.mailing?.account.url || account.from !== this.mailing.account.from) {
      this.mailing = { account, by: new Mailing(account.url, account.from) };
    }
    return this.mailing.by;
  }
}

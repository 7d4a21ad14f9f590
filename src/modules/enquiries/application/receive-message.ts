import { Clock } from '../../../shared/clock.js';
import { Deliveries } from '../../../shared/mail/deliveries.js';
import { type ReceivedForm, FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import { Message, type MessageContent, REPORT_REASONS, type ReportReason } from '../domain/message.js';
import { MessageRepository } from '../domain/message-repository.js';
import { forwardMessage } from './forward-message.js';

/** The details of a business that is reported. */
interface ReportableListings {
  /** @throws ListingNotFound */
  bySlug(slug: string): Promise<{ title: string }>;
}

type Sent = Pick<ReceivedForm, 'client' | 'hidden'>;

export interface Contact extends Sent {
  fields: { name: string; email: string; phone?: string; subject: string; message: string };
}

export interface Report extends Sent {
  fields: { slug: string; reason: ReportReason; message: string; name?: string; email?: string };
}

/** Receives messages: they are stored before the request is answered, and delivered afterwards. */
export class ReceiveMessage {
  constructor(
    private readonly intake: FormIntake,
    private readonly messages: MessageRepository,
    private readonly deliveries: Deliveries,
    private readonly listings: ReportableListings,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns its id, or that of the same message of less than a day ago
   * @throws TooManySubmissions
   */
  async contact({ fields, ...sent }: Contact): Promise<string> {
    const { name, email, phone = null, subject, message } = fields;
    return this.take(
      { form: 'contact', fields: { ...fields }, ...sent },
      { kind: 'contact', name, email, phone, subject, message, listing: null },
    );
  }

  /** As {@link contact}. @throws TooManySubmissions, ListingNotFound */
  async report({ fields, ...sent }: Report): Promise<string> {
    const { slug, reason, message, name = null, email = null } = fields;
    const { title } = await this.listings.bySlug(slug);
    const listing = { slug, title };
    const content = { kind: 'report', name, email, phone: null, subject: REPORT_REASONS[reason], message, listing } as const;
    return this.take({ form: 'report', fields: { ...fields }, ...sent }, content);
  }

  private async take(arrival: ReceivedForm, content: Omit<MessageContent, 'hidden'>): Promise<string> {
    const { id, repeat, spam } = await this.intake.take(arrival, async (newId, spam) => {
      const received = Message.receive(newId, { ...content, hidden: arrival.hidden }, spam, this.clock.now());
      await this.messages.add(received);
      if (received.isForwardable) await forwardMessage(this.deliveries, received);
    });
    if (repeat && spam === null) await this.release(id);
    return id;
  }

  /** A person whose browser filled in what is hidden from people, or was too fast, has sent it again: it is delivered now. */
  private async release(id: string): Promise<void> {
    await this.transaction.run(async () => {
      const message = await this.messages.getForUpdate(id);
      if (!message.isSpamByRule) return;
      message.restore();
      await this.messages.save(message);
      await forwardMessage(this.deliveries, message);
    });
  }
}

import { type AuditAction, AuditLog } from '../../../shared/office/audit-log.js';
import { Deliveries } from '../../../shared/mail/deliveries.js';
import { FormIntake } from '../../../shared/forms/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Message } from '../domain/message.js';
import { MessageRepository } from '../domain/message-repository.js';
import { forwardMessage } from './forward-message.js';

/** Changes of messages by admins. Safe to repeat; each throws MessageNotFound. The audit log names no person. */
export class SortMessages {
  constructor(
    private readonly messages: MessageRepository,
    private readonly deliveries: Deliveries,
    private readonly intake: FormIntake,
    private readonly audit: AuditLog,
    private readonly transaction: Transaction,
  ) {}

  archive(id: string, client: string | null): Promise<void> {
    return this.change(id, client, 'message-archived', (message) => message.archive());
  }

  /** Deliveries of the message that are still pending are cancelled. */
  markAsSpam(id: string, client: string | null): Promise<void> {
    return this.change(id, client, 'message-marked-as-spam', (message) => message.markAsSpam());
  }

  /** A message that was classified as spam on arrival was never delivered: it is delivered now. */
  restore(id: string, client: string | null): Promise<void> {
    return this.change(id, client, 'message-restored', (message) => message.restore());
  }

  /** Deletes the message. Only the audit log keeps an entry that something was deleted. */
  async delete(id: string, client: string | null): Promise<void> {
    await this.transaction.run(async () => {
      const message = await this.messages.getForUpdate(id);
      await this.deliveries.forget([id]);
      await this.intake.forget([id]);
      await this.messages.remove(message);
      await this.audit.record({ action: 'message-deleted', client, detail: { id } });
    });
  }

  /** Retries all deliveries that have failed so far, at once. */
  async retry(id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.messages.getForUpdate(id);
      await this.deliveries.retry(id);
    });
  }

  private async change(id: string, client: string | null, action: AuditAction, act: (message: Message) => boolean): Promise<void> {
    await this.transaction.run(async () => {
      const message = await this.messages.getForUpdate(id);
      const wasForwardable = message.isForwardable;
      if (!act(message)) return;
      await this.messages.save(message);
      if (wasForwardable && !message.isForwardable) await this.deliveries.stop(id);
      if (!wasForwardable && message.isForwardable) await forwardMessage(this.deliveries, message);
      await this.audit.record({ action, client, detail: { id } });
    });
  }
}

import { type AuditAction, AuditLog } from '../../../shared/audit-log.js';
import { Deliveries } from '../../../shared/deliveries.js';
import { FormIntake } from '../../../shared/forms.js';
import { Transaction } from '../../../shared/transaction.js';
import type { Message } from '../domain/message.js';
import { MessageRepository } from '../domain/message-repository.js';
import { passOn } from './pass-on.js';

/** What admins do with messages. Safe to repeat; each throws MessageNotFound. The audit log names no person. */
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

  /** Whoever has not been told of it yet is not told any more. */
  markAsSpam(id: string, client: string | null): Promise<void> {
    return this.change(id, client, 'message-marked-as-spam', (message) => message.markAsSpam());
  }

  /** Whoever was not told of it because it was taken for spam is told now. */
  restore(id: string, client: string | null): Promise<void> {
    return this.change(id, client, 'message-restored', (message) => message.restore());
  }

  /** Nothing of it is left, but for an entry in the audit log that something was deleted. */
  async delete(id: string, client: string | null): Promise<void> {
    await this.transaction.run(async () => {
      const message = await this.messages.hold(id);
      await this.deliveries.forget(id);
      await this.intake.forget(id);
      await this.messages.remove(message);
      await this.audit.record({ action: 'message-deleted', client, detail: { id } });
    });
  }

  /** Tries again at once whatever of it has not arrived. */
  async retry(id: string): Promise<void> {
    await this.transaction.run(async () => {
      await this.messages.hold(id);
      await this.deliveries.retry(id);
    });
  }

  private async change(id: string, client: string | null, action: AuditAction, act: (message: Message) => boolean): Promise<void> {
    await this.transaction.run(async () => {
      const message = await this.messages.hold(id);
      const wasForOthers = message.isForOthers;
      if (!act(message)) return;
      await this.messages.save(message);
      if (wasForOthers && !message.isForOthers) await this.deliveries.stop(id);
      if (!wasForOthers && message.isForOthers) await passOn(this.deliveries, message);
      await this.audit.record({ action, client, detail: { id } });
    });
  }
}

import { Injectable } from '@nestjs/common';
import validator from 'validator';
import { AuditLog } from '../../shared/office/audit-log.js';
import { DomainError } from '../../shared/domain-error.js';
import { Transaction } from '../../shared/transaction.js';
import { DeliveryStore, type Undelivered } from './delivery-store.js';
import { OutboxDeliveries } from './outbox-deliveries.js';

interface GivenUp {
  /** The newest. */
  items: Undelivered[];
  /** The number of all that were given up. */
  total: number;
}

export interface UndeliveredList extends GivenUp {
  /** Those that the daily limit of their address stopped: they are not among the others. */
  heldBack: GivenUp;
}

const SHOWN = 20;
/** Keeps transactions short, so that new deliveries do not wait for all of these. */
const PER_TRANSACTION = 500;
const MAX_TRANSACTIONS = 20;

class DeliveryNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'delivery-not-found';
  constructor() {
    super('There is no such delivery among those that were given up. It may be on its way again.');
  }
}

class DeliveryOutdated extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'delivery-outdated';
  constructor() {
    super('The link in this email has expired, so sending it would not help. Discard it.');
  }
}

/** The actions of admins on deliveries that were given up, of every kind. */
@Injectable()
export class GivenUpDeliveries {
  constructor(
    private readonly store: DeliveryStore,
    private readonly deliveries: OutboxDeliveries,
    private readonly transaction: Transaction,
    private readonly audit: AuditLog,
  ) {}

  async list(): Promise<UndeliveredList> {
    const [items, heldBack] = [await this.store.givenUp(SHOWN), await this.store.givenUp(SHOWN, { heldBack: true })];
    const counts = await this.store.count();
    return { items, total: counts['given-up'], heldBack: { items: heldBack, total: counts['held-back'] } };
  }

  /** Queues it for another three days. @throws DeliveryNotFound, DeliveryOutdated */
  async retry(id: string, client: string | null): Promise<void> {
    await this.transaction.run(async () => {
      const found = validator.isUUID(id, 'loose') ? await this.store.findGivenUpForUpdate(id) : undefined;
      if (!found) throw new DeliveryNotFound();
      if (found.outdated) throw new DeliveryOutdated();
      await this.store.restartGivenUp(id);
      await this.deliveries.enqueue([found]);
      await this.audit.record({ action: 'deliveries-retried', client, detail: { count: 1 } });
    });
  }

  /** Queues all of them, except where the link has expired; they are sent in the background. @returns how many */
  async retryAll(client: string | null): Promise<number> {
    let count = 0;
    for (let round = 0; round < MAX_TRANSACTIONS; round += 1) {
      const restarted = await this.transaction.run(async () => {
        const all = await this.store.restartAllGivenUp(PER_TRANSACTION);
        await this.deliveries.enqueue(all);
        // Audited in the same transaction: restarted deliveries are recorded even where a later transaction fails.
        if (all.length > 0) await this.audit.record({ action: 'deliveries-retried', client, detail: { count: all.length } });
        return all.length;
      });
      count += restarted;
      if (restarted < PER_TRANSACTION) break;
    }
    return count;
  }

  /** Deletes it together with its content. @throws DeliveryNotFound */
  async discard(id: string, client: string | null): Promise<void> {
    await this.transaction.run(async () => {
      if (!validator.isUUID(id, 'loose') || !(await this.store.discard(id))) throw new DeliveryNotFound();
      await this.audit.record({ action: 'delivery-discarded', client, detail: { id } });
    });
  }
}

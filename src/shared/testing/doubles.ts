import { type AuditEntry, AuditLog } from '../audit-log.js';
import { type Arrival, FormIntake, type SpamReason, type Taken } from '../forms.js';
import { Transaction } from '../transaction.js';

/** For unit tests only, as is everything here: what the kernel's ports are when nothing outside is wanted. */
export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }
}

/** Rolls nothing back. */
export class NoTransaction extends Transaction {
  run<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}

/** Accepts every form with the outcome set by the test; the same content of the same form is a repeat. */
export class OpenIntake extends FormIntake {
  spam: SpamReason | null = null;
  private readonly known = new Map<string, string>();
  private taken = 0;

  async take({ form, fields }: Arrival, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<Taken> {
    const content = JSON.stringify([form, fields]);
    const first = this.known.get(content);
    if (first) return { id: first, repeat: true };
    const id = `${form}-${(this.taken += 1)}`;
    await store(id, this.spam);
    this.known.set(content, id);
    return { id, repeat: false };
  }

  count(): Promise<void> {
    return Promise.resolve();
  }

  forget(id: string): Promise<void> {
    for (const [content, known] of this.known) if (known === id) this.known.delete(content);
    return Promise.resolve();
  }
}

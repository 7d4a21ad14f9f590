import { Clock } from '../clock.js';
import { emailKeyOf, ConfirmedAddresses } from '../contact/confirmed-addresses.js';
import { type Cancelled, Deliveries, type DeliveryState, type Email, type Submission } from '../mail/deliveries.js';
import { UploadedImages } from '../pictures/image-uses.js';
import { type AuditEntry, AuditLog } from '../office/audit-log.js';
import { type FailedSignIn, FailedSignIns } from '../office/failed-sign-ins.js';
import { type ReceivedForm, FormIntake, type SpamReason, type IntakeResult } from '../forms/forms.js';
import { Transaction } from '../transaction.js';

/** Test doubles of the kernel's ports, for unit tests only. */
export class InMemoryAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];

  record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
    return Promise.resolve();
  }

  doneBy(request: string): Promise<Record<string, unknown> | undefined> {
    return Promise.resolve(this.entries.find((entry) => entry.request === request)?.detail);
  }

  forget(ids: readonly string[]): Promise<number> {
    const about = this.entries.filter(({ detail }) => ids.some((id) => detail?.['id'] === id));
    for (const entry of about) entry.detail = { erased: true };
    return Promise.resolve(about.length);
  }
}

export class ReportedFailedSignIns extends FailedSignIns {
  readonly reported: FailedSignIn[] = [];

  report(failed: FailedSignIn): void {
    this.reported.push(failed);
  }
}

/** Runs the work without a transaction: nothing is rolled back. */
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

  async take({ form, fields }: ReceivedForm, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<IntakeResult> {
    const content = JSON.stringify([form, fields]);
    const first = this.known.get(content);
    if (first) return { id: first, repeat: true, spam: this.spam };
    const id = `${form}-${(this.taken += 1)}`;
    await store(id, this.spam);
    this.known.set(content, id);
    return { id, repeat: false, spam: this.spam };
  }

  count(): Promise<void> {
    return Promise.resolve();
  }

  forget(ids: readonly string[]): Promise<void> {
    for (const [content, known] of this.known) if (ids.includes(known)) this.known.delete(content);
    return Promise.resolve();
  }
}

export class InMemoryAddresses extends ConfirmedAddresses {
  private readonly keys = new Set<string>();

  has(email: string): Promise<boolean> {
    return Promise.resolve(this.keys.has(emailKeyOf(email).toString('hex')));
  }

  confirm(addressKey: Buffer): Promise<void> {
    this.keys.add(addressKey.toString('hex'));
    return Promise.resolve();
  }
}

const DELIVERED: DeliveryState = { channel: 'mail', state: 'delivered', attempts: 1, lastError: null, updatedAt: new Date(0) };

/** Delivers everything immediately, unless a test sets `arrives` to false. */
export class SentDeliveries extends Deliveries {
  mails = true;
  arrives = true;
  /** Whether emails arrive although other deliveries do not. */
  emailsArrive = false;
  readonly notified: Submission[] = [];
  readonly emails: Email[] = [];
  readonly states = new Map<string, DeliveryState[]>();

  send(submission: Submission): Promise<void> {
    this.notified.push(submission);
    return Promise.resolve();
  }

  mail(email: Email): Promise<void> {
    this.emails.push(email);
    return Promise.resolve();
  }

  statesOf(submissions: string[]): Promise<Map<string, DeliveryState[]>> {
    const sent = this.emails.map(({ about }): [string, DeliveryState[]] => [about, [DELIVERED]]);
    return Promise.resolve(new Map([...sent, ...this.states].filter(([about]) => submissions.includes(about))));
  }

  retry(): Promise<void> {
    return Promise.resolve();
  }

  stop(submission: string): Promise<Cancelled> {
    const notices = this.arrives ? [] : this.notified.filter(({ id }) => id === submission);
    const emails = this.arrives || this.emailsArrive ? [] : this.emails.filter(({ about }) => about === submission);
    this.notified.splice(0, Infinity, ...this.notified.filter((each) => !notices.includes(each)));
    this.emails.splice(0, Infinity, ...this.emails.filter((each) => !emails.includes(each)));
    return Promise.resolve({ operator: notices.length > 0, owner: emails.length > 0 });
  }

  forget(): Promise<void> {
    return Promise.resolve();
  }
}

export class StoppedClock extends Clock {
  constructor(public at = new Date('2026-03-01T08:00:00Z')) {
    super();
  }

  now(): Date {
    return this.at;
  }
}

/** The site's pictures at addresses below /media/, other sites' elsewhere. */
export class KnownImages extends UploadedImages {
  readonly claimed: string[] = [];

  /** @param lost addresses at which there is no picture */
  constructor(readonly lost: string[] = []) {
    super();
  }

  claim(addresses: string[]): Promise<string[]> {
    const own = addresses.filter((address) => address.startsWith('/media/'));
    this.claimed.push(...own.filter((address) => !this.lost.includes(address)));
    return Promise.resolve(own.filter((address) => this.lost.includes(address)));
  }
}

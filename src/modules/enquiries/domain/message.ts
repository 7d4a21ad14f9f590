import type { HiddenFields, SpamReason } from '../../../shared/forms/forms.js';

export type MessageKind = 'contact' | 'report';
export type MessageStatus = 'inbox' | 'archived' | 'spam';

/** Why a listing is reported, in the words in which the inbox shows it. */
export const REPORT_REASONS = {
  closed: 'The business has closed',
  wrong: 'Something is wrong',
  mine: 'The business is mine',
  other: 'Another reason',
} as const;

export type ReportReason = keyof typeof REPORT_REASONS;

/** What somebody wrote. */
export interface MessageContent {
  kind: MessageKind;
  name: string | null;
  email: string | null;
  phone: string | null;
  subject: string;
  message: string;
  /** The listing that it is about, as it was called then. */
  listing: { slug: string; title: string } | null;
  /** What the form carried besides. */
  hidden: HiddenFields;
}

export interface MessageState {
  status: MessageStatus;
  /** `marked`: by an admin. */
  spamReason: SpamReason | 'marked' | null;
}

/** A message in the inbox, or wherever an admin or the spam rules put it. */
export class Message {
  private constructor(
    readonly id: string,
    readonly createdAt: Date,
    readonly content: MessageContent,
    private current: MessageState,
  ) {}

  static receive(id: string, content: MessageContent, spam: SpamReason | null, now: Date): Message {
    return new Message(id, now, content, { status: spam ? 'spam' : 'inbox', spamReason: spam });
  }

  static restored(id: string, createdAt: Date, content: MessageContent, state: MessageState): Message {
    return new Message(id, createdAt, content, state);
  }

  get state(): MessageState {
    return this.current;
  }

  /** Whether the message may be delivered: not while it is in the spam folder. */
  get isForwardable(): boolean {
    return this.current.status !== 'spam';
  }

  /** @returns whether that changed anything, as with each of these */
  archive(): boolean {
    return this.become({ status: 'archived', spamReason: null });
  }

  /** Back into the inbox, from wherever it is. */
  restore(): boolean {
    return this.become({ status: 'inbox', spamReason: null });
  }

  markAsSpam(): boolean {
    return this.become({ status: 'spam', spamReason: 'marked' });
  }

  private become(state: MessageState): boolean {
    if (this.current.status === state.status) return false;
    this.current = state;
    return true;
  }
}

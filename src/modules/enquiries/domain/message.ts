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

/** The content of a message. */
export interface MessageContent {
  kind: MessageKind;
  name: string | null;
  email: string | null;
  phone: string | null;
  subject: string;
  message: string;
  /** The listing that it is about, with its title then. */
  listing: { slug: string; title: string } | null;
  /** Hidden values of the form. */
  hidden: HiddenFields;
}

export interface MessageState {
  status: MessageStatus;
  /** `marked`: by an admin. */
  spamReason: SpamReason | 'marked' | null;
}

/** A message, with the folder in which an admin or the spam rules put it. */
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

  /** Whether the rules put it into the spam folder when it arrived, and no admin has moved it since. */
  get isSpamByRule(): boolean {
    const { status, spamReason } = this.current;
    return status === 'spam' && spamReason !== null && spamReason !== 'marked';
  }

  /** @returns whether anything changed; the same for the other changes */
  archive(): boolean {
    return this.become({ status: 'archived', spamReason: null });
  }

  /** Moves it back into the inbox, from any folder. */
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

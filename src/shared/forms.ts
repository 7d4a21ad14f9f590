import { DomainError } from './domain-error.js';

/** The forms that anybody may send. */
export type FormName = 'contact' | 'listing' | 'renewal' | 'report';

/** What forms carry besides what people type; the first four are passed on with it. */
export interface HiddenFields {
  _next?: string;
  _subject?: string;
  _captcha?: string;
  _template?: string;
  /** Left empty by people, who do not see it. */
  _honey?: string;
  /** When the form was opened, in epoch milliseconds. */
  _started?: string;
}

/** Why something that came in is kept apart. */
export type SpamReason = 'honeypot' | 'too-fast' | 'too-many-links';

/** A form as it arrived, found valid. */
export interface Arrival {
  form: FormName;
  /** Address of the client that sent it. */
  client: string;
  /** What was typed, by name; nothing empty. */
  fields: Record<string, string>;
  hidden: HiddenFields;
}

export interface Taken {
  id: string;
  /** The same was sent less than a day ago, under this id: nothing was stored this time. */
  repeat: boolean;
}

/** The one way in for what is sent through forms. */
export abstract class FormIntake {
  /**
   * Counts the client's submission, then runs `store` in a transaction unless the same content came in less than a day ago. Call it
   * outside of a transaction. What `store` throws is thrown, and then nothing has come in.
   * @param store keeps the submission under this id; `spam` says why it belongs apart, and is never a reason to refuse it
   * @throws TooManySubmissions
   */
  abstract take(arrival: Arrival, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<Taken>;

  /**
   * Counts something else that a client sends, as if it were a form. Call it outside of a transaction.
   * @param apart its name, when it is counted by itself instead of among the forms
   * @throws TooManySubmissions
   */
  abstract count(client: string, apart?: string): Promise<void>;

  /** What came in under this id is deleted: the same content is new again. Takes part in the running transaction. */
  abstract forget(id: string): Promise<void>;
}

/** The client address has sent all that it may for now. */
export class TooManySubmissions extends DomainError {
  readonly kind = 'too-many-requests';
  readonly code = 'too-many-submissions';

  constructor(override readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(`That is more than we take from one address in an hour. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`);
  }
}

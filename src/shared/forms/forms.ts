import { DomainError } from '../domain-error.js';

/** The public forms. */
export type FormName = 'contact' | 'listing' | 'renewal' | 'report';

/** The hidden fields of forms; the first four are forwarded with the visible ones. */
export interface HiddenFields {
  _next?: string;
  _subject?: string;
  _captcha?: string;
  _template?: string;
  /** Honeypot: people do not see it and leave it empty. */
  _honey?: string;
  /** When the form was opened, in epoch milliseconds. */
  _started?: string;
}

/** Why a form was classified as spam. */
export type SpamReason = 'honeypot' | 'too-fast' | 'too-many-links';

/** A valid form as it arrived. */
export interface ReceivedForm {
  form: FormName;
  /** Address of the client that sent it. */
  client: string;
  /** The visible fields by name; none is empty. */
  fields: Record<string, string>;
  hidden: HiddenFields;
}

export interface IntakeResult {
  id: string;
  /** The same content was sent less than a day ago, under this id: nothing was stored this time. */
  repeat: boolean;
  /** Why it was classified as spam this time; `null` if it was not. */
  spam: SpamReason | null;
}

/** The intake of all public forms: limits, repeats and spam. */
export abstract class FormIntake {
  /**
   * Counts the client's submission, then runs `store` in a transaction unless the same content came in less than a day ago. Call it outside
   * of a transaction. If `store` throws, nothing is stored.
   * @param store stores the submission under this id, also when it is classified as spam; `spam` is the reason of that classification
   * @throws TooManySubmissions
   */
  abstract take(arrival: ReceivedForm, store: (id: string, spam: SpamReason | null) => Promise<void>): Promise<IntakeResult>;

  /**
   * Counts another kind of request as if it were a form. Call it outside of a transaction.
   * @param apart name of a separate counter, instead of that of the forms
   * @throws TooManySubmissions
   */
  abstract count(client: string, apart?: string): Promise<void>;

  /** The submissions with these ids were deleted: the same content counts as new again. Takes part in the running transaction. */
  abstract forget(ids: readonly string[]): Promise<void>;
}

/** The client address has reached its limit of submissions. */
export class TooManySubmissions extends DomainError {
  readonly kind = 'too-many-requests';
  readonly code = 'too-many-submissions';

  constructor(override readonly retryAfterSeconds: number) {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    super(
      'That is more than we accept from one internet connection in an hour. Everybody who shares yours counts, as in an office or on a mobile network. ' +
        `Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, or now over another connection.`,
    );
  }
}

/** What kind of thing went wrong; the HTTP filter alone knows which status each kind becomes. */
export type DomainErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'unsupported'
  | 'unprocessable'
  | 'too-many-requests'
  | 'upstream-failed'
  | 'unavailable';

/** One wrong field: its name as the caller wrote it, and what would be right. */
export interface FieldError {
  field: string;
  message: string;
}

/** A rule of ours said no. `code` is stable and public; `message` is written for the person who caused it. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  abstract readonly code: string;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;
}

/** Values that break a rule, all of them at once. */
export class InvalidValues extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid-values';

  constructor(override readonly errors: FieldError[]) {
    super(errors.map(({ field, message }) => `${field}: ${message}`).join('; '));
  }
}

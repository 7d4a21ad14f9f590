/** The kind of an error; only the HTTP filter knows the status of each kind. */
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

/** A violated business rule. `code` is stable and public; `message` is written for the person who caused it. */
export abstract class DomainError extends Error {
  abstract readonly kind: DomainErrorKind;
  abstract readonly code: string;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;
}

/** A body that is larger than its address accepts. */
export class TooLarge extends DomainError {
  readonly kind = 'too-large';
  readonly code = 'payload-too-large';
}

/** Bounds the number of reported errors: an answer must not be many times as long as its request. */
const MAX_ERRORS = 50;

/** Values that break a rule, all of them at once: the first fifty. */
export class InvalidValues extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'invalid-values';

  override readonly errors: FieldError[];

  constructor(errors: FieldError[]) {
    const named = errors.slice(0, MAX_ERRORS);
    super(named.map(({ field, message }) => `${field}: ${message}`).join('; '));
    this.errors = named;
  }
}

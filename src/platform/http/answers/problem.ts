import { STATUS_CODES } from 'node:http';
import type { DomainErrorKind, FieldError } from '../../../shared/domain-error.js';

/** RFC 9457. `type` is stable, `title` fixed per type, `detail` describes this occurrence. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
}

const STATUS: Record<DomainErrorKind, number> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  unsupported: 415,
  unprocessable: 422,
  'too-many-requests': 429,
  'upstream-failed': 502,
  unavailable: 503,
};

export function statusOf(kind: DomainErrorKind): number {
  return STATUS[kind];
}

/** A problem with a code of this API: the title is the code in words, so that it never varies. */
export function problemOf(status: number, code: string, detail: string, errors?: FieldError[]): Problem {
  const words = code.replaceAll('-', ' ');
  return {
    type: `/problems/${code}`,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    status,
    detail,
    ...(errors ? { errors } : {}),
  };
}

/** A problem without a code of its own: type and title come from the HTTP status. */
export function bareProblem(status: number, detail: string): Problem {
  const code = (STATUS_CODES[status] ?? 'error').toLowerCase().replace(/[^a-z]+/g, '-');
  return problemOf(status, code, detail);
}

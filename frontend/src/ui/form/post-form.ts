import type { FieldError } from '../../../../src/shared/domain-error.js';
import type { Problem } from '../../lib/reads.js';
import type { FormProblem } from './form-errors.js';

const MAX_MS = 30_000;
const UNREACHED = 'We could not reach the server. Check your connection, then send it again.';
const OUR_SIDE = 'The trouble is on our side, and should pass in a moment. Then send it again.';

export type Outcome<Answer> = { answer: Answer } | { problem: FormProblem };

/** Sends a form to the API. Never rejects. Sending the same again is safe: within a day it counts once. */
export async function postForm<Answer>(path: string, body: object): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_MS),
    });
    if (response.ok) return { answer: (await response.json()) as Answer };
    return { problem: await problemIn(response) };
  } catch {
    return { problem: { detail: UNREACHED, errors: [] } };
  }
}

async function problemIn(response: Response): Promise<FormProblem> {
  const { detail, errors = [] } = (await response.json().catch(() => ({}))) as Partial<Problem> & { errors?: FieldError[] };
  return {
    detail: response.status < 500 && detail ? detail : OUR_SIDE,
    errors: errors.map(({ field, message }) => ({ field: field.replace(/^fields\./, ''), message })),
  };
}

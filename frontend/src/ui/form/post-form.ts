import type { FieldError } from '../../../../src/shared/domain-error.js';
import type { Problem } from '../../lib/reads.js';
import type { FormProblem } from './form-errors.js';
import type { FormWords } from './form-words.js';

const MAX_MS = 30_000;
const CONFLICT = 409;

export type Outcome<Answer> = { answer: Answer } | { problem: FormProblem };

/** Sends a form to the API. Never rejects. Retries are safe: within a day the server counts the same content once. */
export async function postForm<Answer>(
  path: string,
  body: object,
  words: Pick<FormWords, 'notReached' | 'ourFault'>,
): Promise<Outcome<Answer>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_MS),
    });
    if (response.ok) return { answer: (await response.json()) as Answer };
    return { problem: await problemIn(response, words.ourFault) };
  } catch {
    return { problem: { detail: words.notReached, errors: [] } };
  }
}

async function problemIn(response: Response, ourFault: string): Promise<FormProblem> {
  const { type, detail, errors = [] } = (await response.json().catch(() => ({}))) as Partial<Problem> & { errors?: FieldError[] };
  return {
    detail: response.status < 500 && detail ? detail : ourFault,
    isConflict: response.status === CONFLICT,
    type,
    errors: errors.map(({ field, message }) => ({ field: field.replace(/^fields\./, ''), message })),
  };
}

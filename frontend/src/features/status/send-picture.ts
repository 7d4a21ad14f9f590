import type { FieldError } from '../../../../src/shared/domain-error.js';
import type { OwnSubmission, Problem } from '../../lib/reads.js';

const MAX_MS = 130_000;
const UNREACHED = 'The picture did not arrive. Check your connection, then send it again.';

type Sent = { own: OwnSubmission } | { problem: string };

/** @param form with the file and what it shows */
export function sendPicture(path: string, form: FormData): Promise<Sent> {
  // What is typed goes first: it is there when the file is read.
  const ordered = new FormData();
  for (const name of ['description', 'file']) ordered.append(name, form.get(name) ?? '');
  return ask(path, { method: 'POST', body: ordered });
}

export function takePictureBack(address: string): Promise<Sent> {
  return ask(address, { method: 'DELETE' });
}

async function ask(path: string, how: RequestInit): Promise<Sent> {
  try {
    const response = await fetch(path, { ...how, headers: { accept: 'application/json' }, signal: AbortSignal.timeout(MAX_MS) });
    if (response.ok) return { own: ((await response.json()) as { submission: OwnSubmission }).submission };
    const { detail, errors = [] } = (await response.json()) as Problem & { errors?: FieldError[] };
    const named = errors.map(({ field, message }) => `${field === 'description' ? 'What it shows' : 'The picture'}: ${message}.`);
    return { problem: named.length > 0 ? named.join(' ') : detail };
  } catch {
    return { problem: UNREACHED };
  }
}

import type { FieldError } from '../../../../src/shared/domain-error.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { MAX_PROPOSED_MIB } from '../../../../src/shared/forms/input-limits.js';
import type { OwnSubmission, Problem } from '../../lib/reads.js';

const MAX_MS = 130_000;
const CLOSED = '/problems/submission-closed';

type Texts = Pick<PageTexts<'status'>, 'pictureUnsent' | 'pictureTooLarge' | 'pictureWords' | 'pictureFile'>;
type Sent = { own: OwnSubmission } | { problem: string; isClosed?: boolean };

/** Uploads a picture. @param form with the file and its description */
export async function sendPicture(path: string, form: FormData, texts: Texts): Promise<Sent> {
  const file = form.get('file');
  // Check the size here: the server would refuse it only after the whole upload, which on a mobile network takes minutes and exceeds the
  // timeout.
  if (file instanceof File && file.size > MAX_PROPOSED_MIB * 1024 * 1024)
    return { problem: texts.pictureTooLarge.replace('{most}', String(MAX_PROPOSED_MIB)) };
  // Text fields first, so that the server has them when it reads the file.
  const ordered = new FormData();
  for (const name of ['description', 'file']) ordered.append(name, form.get(name) ?? '');
  return ask(path, { method: 'POST', body: ordered }, texts);
}

export function takePictureBack(address: string, texts: Texts): Promise<Sent> {
  return ask(address, { method: 'DELETE' }, texts);
}

async function ask(path: string, how: RequestInit, texts: Texts): Promise<Sent> {
  try {
    const response = await fetch(path, { ...how, headers: { accept: 'application/json' }, signal: AbortSignal.timeout(MAX_MS) });
    if (response.ok) return { own: ((await response.json()) as { submission: OwnSubmission }).submission };
    const { type, detail, errors = [] } = (await response.json()) as Problem & { errors?: FieldError[] };
    const named = errors.map(({ field, message }) => `${field === 'description' ? texts.pictureWords : texts.pictureFile}: ${message}.`);
    return { problem: named.length > 0 ? named.join(' ') : detail, isClosed: type === CLOSED };
  } catch {
    return { problem: texts.pictureUnsent };
  }
}

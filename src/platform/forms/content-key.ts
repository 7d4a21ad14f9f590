import { createHash } from 'node:crypto';
import { fold } from '../../shared/text.js';

/** What is the same for the same content: case, accents, white space and the order of fields aside. It tells nothing of the content. */
export function contentKey(form: string, fields: Record<string, string>): Buffer {
  const content = Object.entries(fields)
    .map(([name, value]) => [name, fold(value)] as const)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, content]))
    .digest();
}

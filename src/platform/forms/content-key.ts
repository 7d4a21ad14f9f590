import { createHash } from 'node:crypto';
import { fold } from '../../shared/text/text.js';

/**
 * A hash that is the same for the same content, ignoring case, accents, white space and the order of fields. It reveals nothing of the
 * content.
 */
export function contentKey(form: string, fields: Record<string, string>): Buffer {
  const content = Object.entries(fields)
    .map(([name, value]) => [name, fold(value)] as const)
    .filter(([, value]) => value !== '')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([form, content]))
    .digest();
}

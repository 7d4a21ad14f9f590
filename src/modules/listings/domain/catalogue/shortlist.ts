import { InvalidValues } from '../../../../shared/domain-error.js';
import { MAX_SHORTLISTED } from '../../../../shared/forms/input-limits.js';

const MAX_ID_LENGTH = 200;
const RIGHT = `name 1 to ${MAX_SHORTLISTED} businesses by their ids, with commas between them, such as r-1,r-2`;

/**
 * The ids in a URL, each once. A comma within an id is percent-encoded there.
 * @throws InvalidValues when there are none, or too many: a shortened list would look complete
 */
export function idsIn(text: string): string[] {
  const ids = [...new Set(text.split(',').map((part) => decoded(part.trim())))].filter((id) => id !== '');
  if (ids.length === 0) throw refused(`${RIGHT}.`);
  if (ids.length > MAX_SHORTLISTED) throw refused(`names ${ids.length} businesses; ${RIGHT}.`);
  if (ids.some((id) => id.length > MAX_ID_LENGTH)) throw refused(`an id has at most ${MAX_ID_LENGTH} characters; ${RIGHT}.`);
  return ids;
}

const refused = (message: string) => new InvalidValues([{ field: 'ids', message }]);

/** Text that is not valid percent-encoding is the id itself. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

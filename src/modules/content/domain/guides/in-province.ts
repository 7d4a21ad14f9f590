const BOTH = /\[\[([^|\]]*)\|([^\]]*)\]\]/g;

/** A directory without a province counts as one in Ontario, as in the specification. */
export const isInOntario = (region: string | null): boolean => (region ?? 'ON') === 'ON';

/**
 * A guide, or the texts of a page, in the words for a province. `[[in Ontario|elsewhere]]`: the texts were written for Ontario, and name
 * its authorities and its law only there; the other words are true everywhere in Canada. List entries without words for elsewhere are left
 * out.
 */
export function inProvince<T>(texts: T, isOntario: boolean): T {
  return said(texts, isOntario) as T;
}

function said(value: unknown, isOntario: boolean): unknown {
  if (typeof value === 'string')
    return value.replace(BOTH, (_both, ontario: string, elsewhere: string) => (isOntario ? ontario : elsewhere));
  if (Array.isArray(value)) return value.map((each: unknown) => said(each, isOntario)).filter((each) => each !== '');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, said(each, isOntario)]));
}

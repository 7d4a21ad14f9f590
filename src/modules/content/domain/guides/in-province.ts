const BOTH = /\[\[([^|\]]*)\|([^\]]*)\]\]/g;

/** A directory that names no province is taken for one in Ontario, as the specification's is. */
export const isInOntario = (region: string | null): boolean => (region ?? 'ON') === 'ON';

/**
 * A guide, or the texts of a page, as said in a province. `[[in Ontario|elsewhere]]`: they were written for Ontario, and name its authorities
 * and its law there alone; the other words are true everywhere in Canada. Entries of lists that have no words elsewhere are left out.
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

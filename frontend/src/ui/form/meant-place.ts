interface Suggestion {
  kind: string;
  text: string;
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim();

/**
 * The place that somebody who typed this may have meant: "Missisauga" is Mississauga. `undefined` where the name is right, or like no other.
 * What cannot be asked is no reason to bother anybody.
 */
export async function meantPlace(typed: string): Promise<string | undefined> {
  const name = typed.trim();
  if (name.length < 4 || name.length > 100) return undefined;
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: name }).toString()}`);
    const { suggestions = [] } = (await response.json()) as { suggestions?: Suggestion[] };
    return likeliest(name, suggestions);
  } catch {
    return undefined;
  }
}

/** Of what was suggested, the first place, unless one of them is what was typed, or what was typed is only its beginning. */
export function likeliest(typed: string, suggestions: readonly Suggestion[]): string | undefined {
  const places = suggestions.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  const isRight = places.some((place) => plain(place).startsWith(plain(typed)));
  return isRight ? undefined : places[0];
}

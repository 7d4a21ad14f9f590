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

async function suggestionsFor(typed: string): Promise<readonly Suggestion[]> {
  if (typed.length < 4 || typed.length > 100) return [];
  try {
    const response = await fetch(`/api/suggest?${new URLSearchParams({ q: typed }).toString()}`);
    return ((await response.json()) as { suggestions?: Suggestion[] }).suggestions ?? [];
  } catch {
    return [];
  }
}

/**
 * The likely correction of a misspelt place: "Missisauga" is Mississauga. `undefined` where the name is right or resembles none, and when
 * the request fails, because a correction is optional.
 */
export async function correctedPlace(typed: string): Promise<string | undefined> {
  const name = typed.trim();
  return likeliestPlace(name, await suggestionsFor(name));
}

/** The likely correction of a misspelt trade: "plumbr" is Plumber. `undefined` where it is a known trade, or resembles none. */
export async function correctedTrade(typed: string, trades: readonly NamedTrade[]): Promise<string | undefined> {
  const name = typed.trim();
  return tradeNamed(name, trades) ? undefined : likeliestTrade(await suggestionsFor(name), trades);
}

interface NamedTrade {
  name: string;
  plural: string;
}

/** The name of the first trade among the suggestions. */
export function likeliestTrade(suggestions: readonly Suggestion[], trades: readonly NamedTrade[]): string | undefined {
  const first = suggestions.find(({ kind }) => kind === 'trade');
  return first && tradeNamed(first.text, trades)?.name;
}

const tradeNamed = (text: string, trades: readonly NamedTrade[]): NamedTrade | undefined =>
  trades.find(({ name, plural }) => [name, plural].some((each) => plain(each) === plain(text)));

/** By how many characters a misspelt name may be longer than the right one: longer ones are other places, such as Saint-Laurent-de-Lévis. */
const MAX_ADDED = 4;

/** The first place among the suggestions; `undefined` when one of them begins with the typed text, which is then right or incomplete. */
export function likeliestPlace(typed: string, suggestions: readonly Suggestion[]): string | undefined {
  const places = suggestions.filter(({ kind }) => kind === 'place').map(({ text }) => text);
  const isRight = places.some((place) => plain(place).startsWith(plain(typed)));
  return isRight ? undefined : places.slice(0, 1).find((place) => typed.length <= place.length + MAX_ADDED);
}

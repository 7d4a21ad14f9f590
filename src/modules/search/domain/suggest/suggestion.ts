export const SUGGESTION_KINDS = ['trade', 'place', 'business', 'problem', 'service', 'guide'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

/** What a visitor may be about to type. */
export interface Suggestion {
  kind: SuggestionKind;
  text: string;
  /** What is to be found there: a count, a trade, a city. */
  detail: string;
  /** Where on the site it leads. */
  href: string;
}

/** How well a suggestion matches what was typed, the best first. */
export const MATCH_QUALITY = { emergency: -1, begins: 0, contains: 1, understood: 2, misspelt: 3 } as const;

/** What following a suggestion finds: businesses of this trade in this place; instead of them related or near ones; none. */
export const AVAILABILITY = { here: 0, instead: 1, nobody: 2 } as const;

export interface Candidate extends Suggestion {
  /** One of {@link MATCH_QUALITY}; values between two of them order suggestions of the same kind. */
  fit: number;
  availability: number;
  /** Suggestions of a kind that mean the same share this key. */
  same?: string;
  /** Of suggestions of a kind that fit equally, the one with the larger weight comes first. */
  weight: number;
}

const MAX_SUGGESTIONS = 8;
/** Limits by kind, so that each kind leaves room for the others. */
const MAX_OF_A_KIND: Record<SuggestionKind, number> = { trade: 4, place: 3, business: 3, problem: 3, service: 3, guide: 2 };

/** Trades that a suggestion names beside a problem or service. */
const MAX_TRADES = 3;

/** A trade that fits worse than the best one by this much is not meant: "elec" is also in a name of appliance repair. */
export const MAX_TRADE_FIT_GAP = 0.75;

/**
 * The best suggestions, grouped by kind; the kind with the best one comes first. Phrases that are only spelled alike are left out if anything else has
 * the typed text.
 */
export function bestSuggestions(candidates: readonly Candidate[]): Suggestion[] {
  const somebody = candidates.some(({ availability }) => availability !== AVAILABILITY.nobody);
  const isFound = candidates.some(({ fit }) => fit < MATCH_QUALITY.understood);
  const useful = candidates.filter(
    ({ kind, fit, availability }) =>
      (availability !== AVAILABILITY.nobody || !somebody) && (fit < MATCH_QUALITY.misspelt || kind === 'business' || !isFound),
  );
  const groups = [...Map.groupBy(useful, ({ kind }) => kind).values()]
    .map((group) => distinct(meant(group).toSorted(withinKind)))
    .sort(
      ([a], [b]) =>
        a!.availability - b!.availability ||
        Math.floor(a!.fit) - Math.floor(b!.fit) ||
        SUGGESTION_KINDS.indexOf(a!.kind) - SUGGESTION_KINDS.indexOf(b!.kind),
    );
  const first = groups.flatMap((group) => group.slice(0, MAX_OF_A_KIND[group[0]!.kind])).slice(0, MAX_SUGGESTIONS);
  const more = groups.flatMap((group) => group.slice(MAX_OF_A_KIND[group[0]!.kind])).slice(0, MAX_SUGGESTIONS - first.length);
  const chosen = new Set([...first, ...more]);
  return groups
    .flat()
    .filter((candidate) => chosen.has(candidate))
    .map(({ kind, text, detail, href }) => ({ kind, text, detail, href }));
}

function meant(group: readonly Candidate[]): readonly Candidate[] {
  if (group[0]!.kind !== 'trade') return group;
  const best = Math.min(...group.map(({ fit }) => fit));
  return group.filter(({ fit }) => fit < best + MAX_TRADE_FIT_GAP);
}

function withinKind(a: Candidate, b: Candidate): number {
  return a.availability - b.availability || a.fit - b.fit || b.weight - a.weight || a.text.length - b.text.length;
}

/** Keeps one candidate for each page and each meaning. Where several trades solve the same problem, its detail names all of them. */
function distinct(candidates: readonly Candidate[]): Candidate[] {
  const seen = new Set<string>();
  const first = candidates.filter(({ href, same = href }) => {
    const isNew = !seen.has(href) && !seen.has(same);
    seen.add(href).add(same);
    return isNew;
  });
  const bySame = Map.groupBy(candidates, ({ same }) => same);
  return first.map((candidate) => {
    const alike = candidate.same === undefined ? [] : bySame.get(candidate.same)!;
    const details = new Set(alike.filter(({ availability }) => availability === candidate.availability).map(({ detail }) => detail));
    return details.size > 1 ? { ...candidate, detail: [...details].slice(0, MAX_TRADES).join(', ') } : candidate;
  });
}

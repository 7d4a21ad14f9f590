import type { FoundListing, SearchAnswer } from '../../lib/reads.js';
import { kilometresText } from '../../lib/words.js';
import { isRated, ratingText } from '../../../../src/shared/listings/rating-text.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { WHY_WORDS } from '../../../../src/shared/words/why-words.js';
import type { Filters, SortOrder } from './filters.js';

type Words = typeof WHY_WORDS;

/** The data about a search that explain the order of its results. */
export interface ExplainedSearch {
  filters: Pick<Filters, 'query' | 'city' | 'sortBy'>;
  isNear: boolean;
  answer: Pick<SearchAnswer, 'understood' | 'distanceFrom'>;
  words: Words;
}

/** The fields that are searched for words, highest weight first. */
const FIELDS: [reason: keyof Words, of: (listing: FoundListing) => string | null][] = [
  ['inName', ({ title }) => title],
  ['inTrade', ({ industry }) => industry],
  ['inTown', ({ city, serviceArea }) => [city, ...serviceArea].join(' ')],
  ['inDescription', ({ description }) => description],
  ['inAddress', ({ address }) => address],
];

const CHOSEN: Record<Exclude<SortOrder, 'featured'>, keyof Words> = {
  rating_desc: 'choseRating',
  rating_asc: 'choseRatingUp',
  reviews_desc: 'choseReviews',
  name_asc: 'choseName',
  distance: 'choseDistance',
};

/** The effective order of an address: by distance only where a place is known. */
export function orderOf(said: string | null, { distanceFrom }: ExplainedSearch['answer']): SortOrder {
  const isKnown = said !== null && Object.hasOwn(CHOSEN, said) && (said !== 'distance' || distanceFrom !== undefined);
  return isKnown ? (said as SortOrder) : 'featured';
}

/** Words that the search ignores when there are others. */
const EMPTY = new Set(['near', 'me', 'in', 'best', 'top']);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The reasons for a business's match and rank, by the criteria of the search; reasons that cannot be known here are left out. */
export function reasonsOf(listing: FoundListing, { filters, isNear, answer, words }: ExplainedSearch): string[] {
  const { understood, distanceFrom } = answer;
  const byDistance = isNear || understood?.place?.kind === 'postal' || understood?.nearest === true;
  const order =
    filters.sortBy !== 'featured'
      ? words[CHOSEN[filters.sortBy]]
      : byDistance
        ? understood?.nearest
          ? words.fewListed
          : words.nearest
        : listing.featured === 'yes' && words.featured;
  return [order, trade(listing, understood, words), ...found(listing, filters.query, understood, words)]
    .concat(town(listing, filters.city, understood, words), distance(listing, distanceFrom, words))
    .concat(rating(listing, filters.sortBy === 'featured' && !byDistance, words))
    .filter((reason) => typeof reason === 'string');
}

/** An industry may name several trades. */
function trade({ industry }: FoundListing, understood: SearchAnswer['understood'], words: Words): string | undefined {
  const own = wordsOf(industry ?? '');
  const found = understood?.trades.find((name) => name === industry || wordsOf(name).every((word) => own.includes(word)));
  return found && fillTemplate(understood!.because === 'trade' ? words.tradeIs : words.tradeDoes, { trade: found });
}

/**
 * The words that were found. For an understood search, trade and place explain every word already, so only a match in the name is added.
 */
function found(listing: FoundListing, query: string, understood: SearchAnswer['understood'], words: Words): string[] {
  const ignored = new Set(understood?.ignored);
  const said = wordsOf(query);
  const meaningful = said.filter((word) => !EMPTY.has(word) && !ignored.has(word));
  const asked = [...new Set(meaningful.length > 0 ? meaningful : said)];
  const reasons = [];
  let remaining = asked;
  const quoted = (each: string[]) => ({ words: each.map((word) => `“${word}”`).join(', ') });
  for (const [reason, of] of understood ? FIELDS.slice(0, 1) : FIELDS) {
    const inField = wordsOf(of(listing) ?? '');
    // The last word may be unfinished.
    const matched = remaining.filter(
      (word) => inField.includes(word) || (word === said.at(-1) && inField.some((part) => part.startsWith(word))),
    );
    if (matched.length > 0) reasons.push(fillTemplate(words[reason], quoted(matched)));
    remaining = remaining.filter((word) => !matched.includes(word));
  }
  if (!understood && remaining.length > 0) reasons.push(fillTemplate(words.similar, quoted(remaining)));
  return reasons;
}

function town(
  { city, serviceArea }: FoundListing,
  asked: string,
  understood: SearchAnswer['understood'],
  words: Words,
): string | undefined {
  const place = asked || (understood?.place?.kind === 'city' ? understood.place.name : '');
  const isPlace = (name: string | null) => name !== null && wordsOf(name).join(' ') === wordsOf(place).join(' ');
  if (!place) return undefined;
  if (isPlace(city)) return fillTemplate(words.isIn, { city });
  return serviceArea.some(isPlace) ? fillTemplate(words.serves, { city: place }) : undefined;
}

function distance({ distanceKm, approximate }: FoundListing, from: SearchAnswer['distanceFrom'], words: Words): string | undefined {
  // No distance for a business within the searched area.
  if (distanceKm === undefined) return from && from.kind !== 'area' ? words.farUnknown : undefined;
  return fillTemplate(approximate ? words.farAbout : words.far, {
    km: kilometresText(distanceKm, approximate),
    place: from?.name ?? words.you,
  });
}

function rating({ rating: stars, reviews }: FoundListing, decides: boolean, words: Words): string {
  const ofReviews = reviews === 0 ? words.rated : reviews === 1 ? words.ratedOne : words.ratedMany;
  const rated = isRated(stars)
    ? fillTemplate(ofReviews, { rating: ratingText(stars), count: reviews.toLocaleString('en-CA') })
    : words.notRated;
  return decides ? fillTemplate(words.decides, { rated }) : rated;
}

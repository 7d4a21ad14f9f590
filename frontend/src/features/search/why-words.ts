import type { FoundListing, SearchAnswer } from '../../lib/reads.js';
import type { Filters, SortOrder } from './filters.js';

/** What a search says of its results' order. */
export interface AskedFor {
  filters: Pick<Filters, 'query' | 'city' | 'sortBy'>;
  isNear: boolean;
  answer: Pick<SearchAnswer, 'understood' | 'distanceFrom'>;
}

/** The fields that are searched for words, the most prominent ones first. */
const FIELDS: [name: string, of: (listing: FoundListing) => string | null][] = [
  ['name', ({ title }) => title],
  ['trade', ({ industry }) => industry],
  ['town', ({ city, serviceArea }) => [city, ...serviceArea].join(' ')],
  ['description', ({ description }) => description],
  ['address', ({ address }) => address],
];

const CHOSEN: Record<Exclude<SortOrder, 'featured'>, string> = {
  rating_desc: 'You chose the highest rating first',
  rating_asc: 'You chose the lowest rating first',
  reviews_desc: 'You chose most reviews first',
  name_asc: 'You chose the order of names',
  distance: 'You chose the nearest first',
};

/** The order of an address, as the page has it: by distance only where a place is known. */
export function orderOf(said: string | null, { distanceFrom }: AskedFor['answer']): SortOrder {
  const isKnown = said !== null && Object.hasOwn(CHOSEN, said) && (said !== 'distance' || distanceFrom !== undefined);
  return isKnown ? (said as SortOrder) : 'featured';
}

/** Words that a search leaves out where it has others. */
const EMPTY = new Set(['near', 'me', 'in', 'best', 'top']);

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Why a business is among the results and where it stands, by what the search goes by; nothing that cannot be known here. */
export function reasonsOf(listing: FoundListing, { filters, isNear, answer }: AskedFor): string[] {
  const { understood, distanceFrom } = answer;
  const byDistance = isNear || understood?.place?.kind === 'postal' || understood?.nearest === true;
  const order =
    filters.sortBy !== 'featured'
      ? CHOSEN[filters.sortBy]
      : byDistance
        ? understood?.nearest
          ? 'Few are listed in the place: the others follow by distance'
          : 'Near a place the nearest come first'
        : listing.featured === 'yes' && 'Featured businesses come first';
  return [order, trade(listing, understood), ...words(listing, filters.query, understood), town(listing, filters.city, understood)]
    .concat(distance(listing, distanceFrom), rating(listing, filters.sortBy === 'featured' && !byDistance))
    .filter((reason) => typeof reason === 'string');
}

function trade({ industry }: FoundListing, understood: SearchAnswer['understood']): string | undefined {
  if (!industry || !understood?.trades.includes(industry)) return undefined;
  return understood.because === 'trade' ? `Its trade is ${industry}` : `Its trade, ${industry}, does what your words describe`;
}

/** Every word of a search that was understood has been explained by its trade and place: only a name says more. */
function words(listing: FoundListing, query: string, understood: SearchAnswer['understood']): string[] {
  const ignored = new Set(understood?.ignored);
  const said = wordsOf(query);
  const meaningful = said.filter((word) => !EMPTY.has(word) && !ignored.has(word));
  const asked = [...new Set(meaningful.length > 0 ? meaningful : said)];
  const reasons = [];
  let left = asked;
  for (const [name, of] of understood ? FIELDS.slice(0, 1) : FIELDS) {
    const inField = wordsOf(of(listing) ?? '');
    // The last word may be unfinished.
    const found = left.filter((word) => inField.includes(word) || (word === said.at(-1) && inField.some((part) => part.startsWith(word))));
    if (found.length > 0) reasons.push(`Its ${name} has ${found.map((word) => `“${word}”`).join(', ')}`);
    left = left.filter((word) => !found.includes(word));
  }
  if (!understood && left.length > 0) reasons.push(`For ${left.map((word) => `“${word}”`).join(', ')} it has a similar or a related word`);
  return reasons;
}

function town({ city, serviceArea }: FoundListing, asked: string, understood: SearchAnswer['understood']): string | undefined {
  const place = asked || (understood?.place?.kind === 'city' ? understood.place.name : '');
  const isPlace = (name: string | null) => name !== null && wordsOf(name).join(' ') === wordsOf(place).join(' ');
  if (!place) return undefined;
  if (isPlace(city)) return `It is in ${city}`;
  return serviceArea.some(isPlace) ? `It serves ${place}` : undefined;
}

function distance({ distanceKm, approximate }: FoundListing, from: SearchAnswer['distanceFrom']): string | undefined {
  if (distanceKm === undefined) return from && 'How far away it is, is not known';
  const far = approximate ? `About ${Math.ceil(distanceKm)} km` : `${distanceKm.toFixed(1)} km`;
  return `${far} from ${from?.name ?? 'you'}`;
}

function rating({ rating: stars, reviews }: FoundListing, decides: boolean): string {
  const rated = stars === null ? 'Not rated yet' : `Rated ${stars.toFixed(1)} by ${reviews} ${reviews === 1 ? 'review' : 'reviews'}`;
  return decides ? `${rated}: where several fit as well, the higher rating comes first` : rated;
}

/** What a customer wrote about a business. */
export interface Review {
  rating: number | null;
  /** The review's title. */
  name: string | null;
  authorName: string | null;
  /** ISO 8601 date. */
  date: string | null;
  body: string | null;
}

const MAX_REVIEWS = 50;
const LENGTHS = { name: 200, authorName: 200, body: 10_000 } as const;

/**
 * Reads the JSON text of a sheet's cell. Entries without content are left out.
 * @returns what could be read, and a reason for each thing that could not
 */
export function readReviews(json: string): { reviews: Review[]; problems: string[] } {
  const entries = parseList(json);
  if (!entries) return { reviews: [], problems: ['is not a JSON list; left out'] };
  const problems: string[] = [];
  const reviews: Review[] = [];
  entries.slice(0, MAX_REVIEWS).forEach((entry, index) => {
    const review = reviewFrom(entry);
    if (review) reviews.push(review);
    else problems.push(`entry ${index + 1} is not a review; left out`);
  });
  if (entries.length > MAX_REVIEWS) problems.push(`has more than ${MAX_REVIEWS} reviews; the first ${MAX_REVIEWS} are kept`);
  return { reviews, problems };
}

/** The list in a JSON text; `undefined` if it contains something else. */
export function parseList(json: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function reviewFrom(entry: unknown): Review | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { rating, name, authorName, date, body } = entry as Record<string, unknown>;
  const review: Review = {
    rating: ratingFrom(rating),
    name: textFrom(name, LENGTHS.name),
    authorName: textFrom(authorName, LENGTHS.authorName),
    date: dateFrom(date),
    body: textFrom(body, LENGTHS.body),
  };
  return review.body === null && review.rating === null && review.name === null ? undefined : review;
}

function ratingFrom(value: unknown): number | null {
  const rating = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : null;
}

function textFrom(value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    .normalize('NFC')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .trim();
  // Half a surrogate pair, escaped in the JSON or left by the cut, is invalid text for PostgreSQL: it would refuse the whole sync.
  return text ? text.slice(0, max).toWellFormed() : null;
}

function dateFrom(value: unknown): string | null {
  const match = typeof value === 'string' ? /^\d{4}-\d{2}-\d{2}/.exec(value) : null;
  return match && !Number.isNaN(Date.parse(match[0])) ? match[0] : null;
}

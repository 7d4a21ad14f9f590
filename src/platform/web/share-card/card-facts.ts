import { createHash } from 'node:crypto';
import { isRated, ratingText } from '../../../shared/listings/rating-text.js';

/** The contents of the share card: the picture that other sites show beside a link to a business. */
export interface CardFacts {
  title: string;
  industry: string | null;
  city: string | null;
  rating: number | null;
  reviews: number;
  siteTitle: string;
  /** Colour of the site, such as #607D8B. */
  colour: string;
}

/** Version of the drawing. Increase it with each change: the addresses of all cards change then, so no cache serves the old picture. */
const DRAWING_VERSION = 1;
const MAX_TITLE = 120;

/** The address of the card; it has a hash of the facts, so it changes with them. */
export function cardAddress(slug: string, facts: CardFacts): string {
  return `/business/${encodeURIComponent(slug)}/share-${cardHash(facts)}.png`;
}

export function cardHash({ title, industry, city, rating, reviews, siteTitle, colour }: CardFacts): string {
  const serialized = JSON.stringify([DRAWING_VERSION, title, industry, city, rating, reviews, siteTitle, colour]);
  return createHash('sha256').update(serialized).digest('hex').slice(0, 16);
}

/** The alternative text of the card. */
export function cardAlt({ title, industry, city, rating, reviews }: CardFacts): string {
  const what = [industry, city].filter(Boolean).join(', ');
  return [title, what, ratingLine({ rating, reviews })].filter(Boolean).join('. ');
}

/** @returns empty without a rating */
export function ratingLine({ rating, reviews }: Pick<CardFacts, 'rating' | 'reviews'>): string {
  if (!isRated(rating)) return '';
  const many = reviews > 0 ? `, ${reviews.toLocaleString('en-CA')} ${reviews === 1 ? 'review' : 'reviews'}` : '';
  return `${ratingText(rating)} out of 5${many}`;
}

/** Characters that the font has: Latin letters with their accents, and usual punctuation. */
const SUPPORTED = /[\u0020-\u007e\u00a0-\u017f\u1e80-\u1e85\u1ef2\u1ef3\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac\u2122]/u;

/**
 * Reduces a text to the characters of the font, in one line, cut to a length. Signs that the font lacks (emoji) are left out. A text with
 * letters of another script becomes empty, because part of a name would be another name.
 */
export function inSupportedCharacters(text: string, most = MAX_TITLE): string {
  const characters = [...text.normalize('NFC').replace(/\s+/gu, ' ')];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !SUPPORTED.test(character))) return '';
  const known = characters
    .filter((character) => SUPPORTED.test(character))
    .join('')
    .trim();
  return known.length > most ? `${known.slice(0, most - 1).trimEnd()}…` : known;
}

import type { CardFacts } from './card-facts.js';

/** What the card needs of the answers that pages read. */
export interface CardSources {
  business: Omit<CardFacts, 'siteTitle' | 'colour'>;
  settings: { siteTitle: string; primaryColor: string } | undefined;
}

/** Without settings the card says what the site is called until somebody names it. */
export function cardFactsOf(
  { title, industry, city, rating, reviews }: CardSources['business'],
  settings: CardSources['settings'],
): CardFacts {
  const { siteTitle = 'Homewright', primaryColor: colour = '#607D8B' } = settings ?? {};
  return { title, industry, city, rating, reviews, siteTitle, colour };
}

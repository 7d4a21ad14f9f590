import type { CardFacts } from './card-facts.js';

/** The parts of two page reads that the card needs. */
export interface CardSources {
  business: Omit<CardFacts, 'siteTitle' | 'colour'>;
  settings: { siteTitle: string; primaryColor: string } | undefined;
}

/** Without settings the card has the default name of the site. */
export function cardFactsOf(
  { title, industry, city, rating, reviews }: CardSources['business'],
  settings: CardSources['settings'],
): CardFacts {
  const { siteTitle = 'Homewright', primaryColor: colour = '#607D8B' } = settings ?? {};
  return { title, industry, city, rating, reviews, siteTitle, colour };
}

/** What stands around figures that are counted from the listings. */
export const FIGURE_WORDS = {
  countedTitle: 'The directory in numbers',
  countedText: 'Counted from its listings.',
  oneBusiness: 'Business',
  manyBusinesses: 'Businesses',
  oneTrade: 'Trade',
  manyTrades: 'Trades',
  oneTown: 'Town',
  manyTowns: 'Towns',
  oneReview: 'Review',
  manyReviews: 'Reviews',
};

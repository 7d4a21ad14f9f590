/** What stands above the operator's own figures until it is changed. It is not shown above counted ones: it claims more than was counted. */
export const OWN_FIGURES_WORDS = {
  statsTitle: 'Trusted by homeowners',
  statsSubtitle: 'People across Canada find help for their homes here.',
};

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

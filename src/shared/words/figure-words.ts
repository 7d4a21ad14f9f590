/** The default heading of the operator's own figures. Not used for counted figures, because it claims more than was counted. */
export const OWN_FIGURES_WORDS = {
  statsTitle: 'Trusted by homeowners',
  statsSubtitle: 'People across Canada find help for their homes here.',
};

/** Texts of figures that are counted from the listings. */
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

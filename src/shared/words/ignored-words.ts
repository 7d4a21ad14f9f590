/** The notice about parameters of a search address that are invalid and ignored. */
export const IGNORED_WORDS = {
  ignored: 'Part of the address could not be read and was left out: {parts}.',
  ignoredQuery: 'search words',
  ignoredIndustry: 'trade',
  ignoredCity: 'city',
  ignoredMinRating: 'minimum rating',
  ignoredCompanyName: 'company name',
  ignoredPostCode: 'postal code',
  ignoredPhone: 'phone number',
  ignoredOpenNow: 'open now',
  ignoredBbox: 'part of the map',
  ignoredSortBy: 'order',
  ignoredPage: 'page number',
};

/** What a search says of how it took somebody's words. */
export const UNDERSTOOD_WORDS = {
  understood: 'Understood as',
  exactly: 'Search for exactly these words',
  whenOpen: 'open now',
  whenAlways: 'at any hour',
  urgent: '{problem} cannot wait.',
  urgentLink: 'What to do now',
  guideLink: 'Read the guide',
  fewListed: 'Few are listed in {place}: the nearest follow, by distance.',
  nobodyListed: 'Nobody is listed in {place}: the nearest follow, by distance.',
  nearYou: 'To find who is near you, add your town or postal code to your words.',
  licensedBadge: 'Businesses that are listed as licensed carry a badge. In many trades you can ask for the licence number and look it up.',
  licensedLink: 'Show only licensed businesses',
  placeLeftOut: 'Your words say {place}, but a filter or your position says where to search.',
  searchThere: 'Search in {place} instead',
  hoursUnknown: 'Nobody here has told us their hours for that: call to ask.',
};

/** Texts for when the browser does not provide the position. */
export const POSITION_WORDS = {
  noPosition: 'We could not find your location',
  noPositionBrowser: 'This browser cannot tell. Type your city or postal code in the search box instead.',
  noPositionRefused:
    'Your browser did not allow it. Type your city or postal code in the search box instead, or allow your location for this site.',
  noPositionSlow: 'It took too long. Try again, or type your city or postal code in the search box.',
};

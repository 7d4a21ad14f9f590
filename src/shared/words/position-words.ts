/** What is said when the browser does not tell where somebody is. */
export const POSITION_WORDS = {
  noPosition: 'We could not find where you are',
  noPositionBrowser: 'This browser cannot tell. Choose your city or postal code in the filters instead.',
  noPositionRefused:
    'Your browser did not allow it. Choose your city or postal code in the filters instead, or allow your location for this site.',
  noPositionSlow: 'It took too long. Try again, or choose your city or postal code in the filters.',
};

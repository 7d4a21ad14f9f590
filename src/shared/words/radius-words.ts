/** Texts of the search radius. */
export const RADIUS_WORDS = {
  radius: 'Within',
  kilometres: '{km} km',
};

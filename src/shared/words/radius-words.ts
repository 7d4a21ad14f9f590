/** How far around the visitor a search goes. */
export const RADIUS_WORDS = {
  radius: 'Within',
  kilometres: '{km} km',
};

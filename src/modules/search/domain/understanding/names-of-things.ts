/**
 * Places with the name of a material, a brand or a thing of a house. In a sentence the thing is meant, unless the place is written like one
 * ("in Terrace", "Hope BC"), or stands beside nothing but a trade or its work ("plumber Mission").
 */
export const NAMES_OF_THINGS: ReadonlySet<string> = new Set([
  'bath',
  'cedar',
  'chase',
  'cloverdale',
  'delta',
  'franklin',
  'golden',
  'hope',
  'king',
  'marathon',
  'mission',
  'souris',
  'tamarack',
  'terrace',
  'trail',
  'viking',
  'vulcan',
  'wells',
]);

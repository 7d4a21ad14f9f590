/**
 * Places that are called like a material, a brand or a thing of a house. In a sentence the thing is meant: such a place has to be said like
 * one ("in Terrace", "Hope BC"), or to stand beside nothing but a trade or its work ("plumber Mission").
 */
export const NAMES_OF_THINGS: ReadonlySet<string> = new Set([
  'bath',
  'cedar',
  'chase',
  'cloverdale',
  'delta',
  'franklin',
  'hope',
  'king',
  'mission',
  'souris',
  'tamarack',
  'terrace',
  'viking',
  'wells',
]);

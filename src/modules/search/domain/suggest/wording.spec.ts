import { written } from './wording.js';

describe('a phrase of the catalogue', () => {
  it.each([
    ['toilet wont stop running', 'en', 'Toilet won’t stop running'],
    ['hvac contractor', 'en', 'HVAC contractor'],
    ['pas d eau chaude', 'fr', 'Pas d’eau chaude'],
    ['debouchage de drain', 'fr', 'Débouchage de drain'],
    ['homme a tout faire', 'fr', 'Homme à tout faire'],
    // Letters of the one language are no words of the other.
    ['wont', 'fr', 'Wont'],
    ['reparation', 'en', 'Reparation'],
  ] as const)('%p (%s) is written %p', (phrase, language, text) => expect(written(phrase, language)).toBe(text));
});

import { CATALOGUE } from '../../../trades/vocabulary.js';
import { written } from './wording.js';

describe('a phrase of the catalogue', () => {
  it.each([
    ['toilet wont stop running', 'en', 'Toilet won’t stop running'],
    ['hvac contractor', 'en', 'HVAC contractor'],
    ['pas d eau chaude', 'fr', 'Pas d’eau chaude'],
    ['debouchage de drain', 'fr', 'Débouchage de drain'],
    ['homme a tout faire', 'fr', 'Homme à tout faire'],
    ['bardeaux d asphalte', 'fr', 'Bardeaux d’asphalte'],
    ['fissure dans asphalte', 'fr', 'Fissure dans asphalte'],
    ['mur de brique ventre de boeuf', 'fr', 'Mur de brique ventre de bœuf'],
    // Letters of the one language are no words of the other.
    ['wont', 'fr', 'Wont'],
    ['reparation', 'en', 'Reparation'],
  ] as const)('%p (%s) is written %p', (phrase, language, text) => expect(written(phrase, language)).toBe(text));

  it('has accents if French has no such ending without one', () => {
    const phrases = CATALOGUE.flatMap(({ names, services, problems }) => [names, services, problems].flatMap(({ fr }) => fr));
    expect(phrases.length).toBeGreaterThan(1_000);
    expect(phrases.map((phrase) => written(phrase, 'fr')).filter((text) => /(?:ees?|ieres?)(?!\p{L})/u.test(text))).toEqual([]);
  });
});

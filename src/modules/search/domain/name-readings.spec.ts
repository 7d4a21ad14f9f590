import { nameReadings, withoutConnectors } from './name-readings.js';

it.each([
  ['glass and mirror', ['glass and mirror', 'glass mirror']],
  ['portes et fenetres', ['portes et fenetres', 'portes fenetres']],
  ['phone number for pro glass', ['phone number for pro glass', 'pro glass']],
  ['is rooter and sons open now', ['is rooter and sons open now', 'is rooter sons open now', 'rooter sons']],
  ['avis gagnon toiture', ['avis gagnon toiture', 'gagnon toiture']],
  ['www rooter ca', ['www rooter ca', 'rooter']],
  ['pro glass', ['pro glass']],
  ['phone number', ['phone number']],
  ['and', ['and']],
])('of %j as a name are %j', (words, readings) => {
  expect(nameReadings(words.split(' ')).map((reading) => reading.join(' '))).toEqual(readings);
});

it('has words left without connectors', () => {
  expect(withoutConnectors(['bob', 'and', 'ann'])).toEqual(['bob', 'ann']);
  expect(withoutConnectors(['and', 'et'])).toEqual(['and', 'et']);
});

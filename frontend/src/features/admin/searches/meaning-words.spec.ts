import { countsText, meaningText } from './meaning-words.js';

const PLUMBERS = { trades: ['Plumber'], because: 'trade' as const, place: null, when: null, words: [], nearest: false };

it.each([
  [null, undefined],
  [PLUMBERS, 'Plumber'],
  [
    { ...PLUMBERS, trades: ['Plumber', 'Septic & Well'], place: 'Guelph', when: 'open-now' as const },
    'Plumber or Septic & Well, Guelph, open now',
  ],
  [{ ...PLUMBERS, place: 'Moosonee', nearest: true, when: 'around-the-clock' as const }, 'Plumber, Moosonee (the nearest), 24 hours'],
  [{ ...PLUMBERS, trades: [], place: 'Guelph' }, 'Guelph'],
  [{ ...PLUMBERS, words: ['yarrow'] }, 'Plumber, and the words “yarrow”'],
  [{ ...PLUMBERS, trades: [] }, undefined],
])('%j is described as %p', (understood, text) => expect(meaningText({ understood })).toBe(text));

it.each([
  [1, 0, '1 search, it found something'],
  [1, 1, '1 search, it found nothing'],
  [3, 0, '3 searches, all found something'],
  [1_200, 1_100, '1,200 searches, 1,100 found nothing'],
])('%i searches, %i without a result: %s', (searches, nothing, text) => expect(countsText({ searches, nothing })).toBe(text));

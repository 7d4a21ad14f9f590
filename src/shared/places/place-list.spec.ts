import { placesIn, placesText, plainLine } from './place-list.js';

const LIMITS = { longest: 200, most: 50 };
const many = (count: number) => Array.from({ length: count }, (_, index) => `Place ${index + 1}`);

describe('a list of places', () => {
  it.each([
    ['Guelph; Fergus;Elora', ['Guelph', 'Fergus', 'Elora']],
    ['Guelph\nFergus\r\nElora', ['Guelph', 'Fergus', 'Elora']],
    [' ; Guelph ;;', ['Guelph']],
    ['Guelph;\u200b; ', ['Guelph']],
    ['Montréal; montreal; MONTRÉAL', ['Montréal']],
    ['Halton Hills, ON', ['Halton Hills, ON']],
    ['', []],
  ])('is read from %j', (text, places) => expect(placesIn([text], LIMITS)).toEqual({ places, problems: [] }));

  it('is read from several texts, and unchanged after a round trip', () => {
    expect(placesIn(['Guelph; Fergus', 'Elora'], LIMITS).places).toEqual(['Guelph', 'Fergus', 'Elora']);
    expect(placesIn([placesText(many(50))], LIMITS)).toEqual({ places: many(50), problems: [] });
  });

  it('keeps as many as possible, with a reason for each refused one', () => {
    expect(placesIn([many(51).join(';')], LIMITS)).toEqual({ places: many(50), problems: ['has more than 50 places'] });
    expect(placesIn([['Guelph', 'x'.repeat(201), '<b>Elora</b>', 'Fer\u0007gus', `a${'\ud800'}`, 'Erin'].join(';')], LIMITS)).toEqual({
      places: ['Guelph', 'Erin'],
      problems: [
        'place 2 is longer than 200 characters',
        'place 3 has markup: write it without < and >',
        'place 4 has control characters',
        'place 5 has a broken character (half of a surrogate pair)',
      ],
    });
  });
});

describe('a line without markup', () => {
  it.each([
    [' ECRA  7000123 ', { value: 'ECRA 7000123' }],
    ['x'.repeat(61), { problem: 'is longer than 60 characters' }],
    ['<i>7</i>', { problem: 'has markup: write it without < and >' }],
    ['7\u00007', { problem: 'has control characters' }],
  ])('%j', (text, reading) => expect(plainLine(text, 60)).toEqual(reading));
});

import { placeProblem, pointOf, textOf } from './place-values.js';

const text = (latitude: string, longitude: string) => ({ latitude, longitude });
const GUELPH = { latitude: 43.5448, longitude: -80.2482 };

describe('the pin and the two fields', () => {
  it('are one place, to a metre', () => {
    expect(pointOf(text(' 43.5448', '-80.2482 '))).toEqual(GUELPH);
    expect(textOf({ latitude: 43.544_812_345, longitude: -80.25 })).toEqual(text('43.54481', '-80.25'));
    expect(pointOf(textOf(GUELPH))).toEqual(GUELPH);
  });

  it.each([
    ['', ''],
    ['43.5448', ''],
    ['', '-80.2482'],
    ['43.5448', '-'],
    ['43,5448', '-80,2482'],
  ])('have no pin and no error while they are %j and %j', (latitude, longitude) => {
    expect(pointOf(text(latitude, longitude))).toBeUndefined();
    expect(placeProblem(text(latitude, longitude))).toBeUndefined();
  });

  it('have no error for a place in Canada', () => expect(placeProblem(text('43.5448', '-80.2482'))).toBeUndefined());
});

describe('a place outside Canada', () => {
  it.each([
    ['40.7', '-74'],
    ['0', '0'],
    ['95', '-80'],
    ['43.5', '500'],
  ])('%s, %s has no pin, and the error says where Canada is', (latitude, longitude) => {
    expect(pointOf(text(latitude, longitude))).toBeUndefined();
    expect(placeProblem(text(latitude, longitude))).toEqual({
      text: expect.stringMatching(/outside Canada.*41\.6 to 83\.2.*Check/) as string,
    });
  });

  it('may have swapped coordinates', () => {
    expect(placeProblem(text('-80.2482', '43.5448'))).toEqual({
      text: expect.stringContaining('Did you swap latitude and longitude?') as string,
      instead: { point: GUELPH, action: 'Swap them' },
    });
  });

  it('may lack the minus sign', () => {
    expect(placeProblem(text('43.5448', '80.2482'))).toMatchObject({ instead: { point: GUELPH, action: 'Add the minus' } });
  });
});

describe('two numbers in one field, as maps on the web copy them', () => {
  it('are split', () => {
    expect(placeProblem(text('43.5448, -80.2482', ''))).toMatchObject({ instead: { point: GUELPH, action: 'Split them' } });
  });

  it('are not moved outside Canada', () => {
    expect(placeProblem(text('51.5072, -0.1276', ''))).toEqual({ text: expect.stringContaining('two numbers') as string });
  });
});

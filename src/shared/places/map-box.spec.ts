import { boxOf, boxProblem, placeProblem } from './map-box.js';

describe('a region of the map', () => {
  it.each(['-80.4,43.4,-80.1,43.6', '-141,41.6,-52.5,83.2', '-180,30,-40,90', '-53,47,-52,48'])('%s is valid', (text) => {
    const [west, south, east, north] = text.split(',').map(Number);
    expect(boxOf(text)).toEqual({ west, south, east, north });
  });

  it.each([
    ['a,b,c,d', 'west,south,east,north'],
    ['1,2,3', 'west,south,east,north'],
    ['1,2,3,4,5', 'west,south,east,north'],
    ['-181,43,-79,44', 'west,south,east,north'],
    ['-80,-91,-79,44', 'west,south,east,north'],
    ['-80,43,-79,91', 'west,south,east,north'],
    ['1e1,2,3,4', 'west,south,east,north'],
    ['170,40,-120,60', 'date line'],
    ['-79,43,-80,44', 'date line'],
    ['-80,44,-79,43', 'south that is less'],
    ['-80,43,-80,44', 'line or a point'],
    ['-80,43,-80,43', 'line or a point'],
    ['-180,-90,180,90', 'more than Canada'],
    ['43.4,-80.4,43.6,-80.1', 'longitude before latitude'],
    ['-1,-1,1,1', 'more than Canada'],
    ['2,48,3,49', 'more than Canada'],
  ])('%s is invalid: %s', (text, said) => {
    expect(boxOf(text)).toBeUndefined();
    expect(boxProblem(text)).toContain(said);
  });
});

describe('the place of a listing', () => {
  it.each([
    [43.65, -79.38],
    [82.5, -62.35],
    [48.6, -123.4],
    [47.56, -52.71],
  ])('%d, %d is valid', (lat, lng) => expect(placeProblem(lat, lng)).toBeUndefined());

  it.each([
    ['without a place', 0, 0, 'Atlantic'],
    ['swapped', -79.38, 43.65, 'swapped'],
    ['in Paris', 48.86, 2.35, 'not in Canada'],
    ['without its minus', 43.65, 79.38, 'not in Canada'],
  ])('%s is invalid', (...[, lat, lng, said]) => expect(placeProblem(lat, lng)).toContain(said));
});

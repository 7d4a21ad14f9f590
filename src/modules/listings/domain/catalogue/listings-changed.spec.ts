import { areNamed } from './listings-changed.js';

describe('changed listings', () => {
  it.each([
    [2_000, 0, true],
    [2_001, 10_000, false],
    [10_000, 100_000, true],
    [10_001, 100_000, false],
    [50_000, 10_000_000, true],
    [50_001, 10_000_000, false],
  ])('%i of %i are listed by id: %s', (changed, listings, named) => expect(areNamed(changed, listings)).toBe(named));
});

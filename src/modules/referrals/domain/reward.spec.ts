import { InvalidValues } from '../../../shared/domain-error.js';
import { rewardFrom, suggestedReward } from './reward.js';

describe('rewardFrom', () => {
  it.each([undefined, null, '', '  ', 'fifty', '$75', '75,50', 'NaN', '0x10', true, {}, [], [75], Number.NaN])(
    'reads %j as the standard reward',
    (given) => {
      expect(rewardFrom(given)).toBe(5_000);
    },
  );

  it.each([
    [0, 0],
    [-0, 0],
    ['0', 0],
    [75, 7_500],
    ['75.50', 7_550],
    [' 100 ', 10_000],
    ['12.300', 1_230],
    [1.15, 115],
    [0.29, 29],
    [8.2, 820],
    [10_000, 1_000_000],
    [9_999.99, 999_999],
  ])('reads %j as %i cents', (given, cents) => {
    expect(Object.is(rewardFrom(given), cents)).toBe(true);
  });

  it.each([-1, '-0.01', 10_000.01, 10_000.001, Number.POSITIVE_INFINITY, '20000', '1e9', '1e999', 12.345, '0.001', 1e-7])(
    'refuses %j, naming the field',
    (given) => {
      expect(() => rewardFrom(given)).toThrow(InvalidValues);
      expect(() => rewardFrom(given)).toThrow(/^rewardAmount: /);
    },
  );
});

describe('suggestedReward', () => {
  it.each([
    [{ featured: false, approvedBefore: 0 }, 5_000, /Standard/],
    [{ featured: true, approvedBefore: 9 }, 10_000, /featured/],
    [{ featured: true, approvedBefore: 10 }, 20_000, /10 approved/],
  ])('for %j is %i cents', (known, cents, reason) => {
    expect(suggestedReward(known)).toEqual({ cents, reason: expect.stringMatching(reason) as string });
  });
});

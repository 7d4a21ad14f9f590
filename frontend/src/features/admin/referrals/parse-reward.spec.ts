import { money } from '../kit/money.js';
import { parseReward } from './parse-reward.js';

const NO_AMOUNT = { problem: 'The reward must be an amount in dollars, such as 1250 or 12.50.' };

describe('a reward as it was typed', () => {
  it.each([
    ['12,50', 12.5],
    ['12,5', 12.5],
    ['12.50', 12.5],
    [' 1250 ', 1250],
    ['.5', 0.5],
    ['0', 0],
    ['10000', 10_000],
    ['10000,00', 10_000],
    ['', 50],
    ['  ', 50],
  ])('%j is an amount', (typed, dollars) => expect(parseReward(typed)).toEqual({ dollars }));

  it.each(['1,250', '1,250.00', '1.250,00', '12,', ',50', '12,5,0', '1 250', '1e3', 'fifty', '$12', '-', '.'])(
    '%j is not an amount, and not read as another one',
    (typed) => expect(parseReward(typed)).toEqual(NO_AMOUNT),
  );

  it.each([
    ['-5', 'The reward must not be negative.'],
    ['-0,01', 'The reward must not be negative.'],
    ['10000,01', 'The reward must be 10000 at most.'],
    ['12.505', 'The reward must have no more than two decimals.'],
  ])('%j is refused as the API refuses it', (typed, problem) => expect(parseReward(typed)).toEqual({ problem }));
});

it('an amount is named with its cents', () => expect(money(1250)).toBe('$1,250.00'));

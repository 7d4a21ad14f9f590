import { dollarsOf, rewardFrom } from '../../../../../src/modules/referrals/domain/reward.js';
import { InvalidValues } from '../../../../../src/shared/domain-error.js';

/**
 * Dollars, with cents after a point, or after a comma as in French Canada. More than two digits after a comma are refused: they may be
 * thousands.
 */
const AMOUNT = /^-?(?:\d+|\d*\.\d+|\d+,\d{1,2})$/;

/** Parses an amount in dollars; an empty field means the standard reward. */
export function parseReward(typed: string): { dollars: number } | { problem: string } {
  const text = typed.trim();
  if (text !== '' && !AMOUNT.test(text)) return { problem: 'The reward must be an amount in dollars, such as 1250 or 12.50.' };
  try {
    return { dollars: dollarsOf(rewardFrom(text.replace(',', '.'))) };
  } catch (error) {
    if (error instanceof InvalidValues) return { problem: `The reward ${error.errors[0]?.message}.` };
    throw error;
  }
}

import type { REFERRAL_CODE_WORDS } from '../../../src/shared/words/referral-code-words.js';

const STORED = 'homewright-referral';
const KEPT_MS = 30 * 24 * 3_600_000;
/** As much as the server keeps of one. */
const MAX_CODE_LENGTH = 100;

/** The message shown to visitors who arrive with a code. */
export const detected = ({ codeFound, codeFoundText }: typeof REFERRAL_CODE_WORDS) => ({
  title: codeFound,
  description: codeFoundText,
  milliseconds: 5_000,
});

/** Keeps the code by which somebody came, in this browser, for thirty days. */
export function rememberReferralCode(code: string): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ code: code.slice(0, MAX_CODE_LENGTH), at: Date.now() }));
  } catch {
    // A browser that stores nothing: the address still has it.
  }
}

/** The code that is kept, while it is not too old. */
export function referralCode(): string | undefined {
  try {
    const { code, at } = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { code?: unknown; at?: unknown };
    if (typeof code === 'string' && code !== '' && typeof at === 'number' && Date.now() - at < KEPT_MS) return code;
    localStorage.removeItem(STORED);
  } catch {
    // Nothing that we have written.
  }
  return undefined;
}

export function forgetReferralCode(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // There is none.
  }
}

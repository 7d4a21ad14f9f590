import { toasts } from '../ui/toasts.js';
import { REFERRAL_CODE_WORDS } from '../../../src/shared/words/referral-code-words.js';
import { codeFoundToast } from '../lib/referral-code.js';
import { captureReferralCode } from './capture-referral-code.js';
import { readKey } from '../lib/reads.js';
import type { Store } from './store.js';

const NAMES = ['location', 'localStorage'] as const;
const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

afterEach(() => {
  NAMES.forEach((name, index) =>
    before[index] ? Object.defineProperty(globalThis, name, before[index]) : Reflect.deleteProperty(globalThis, name),
  );
});

/** Opens this address. @returns what is stored, and the shown messages */
function captureAt(address: string, queries = {}): { kept: string[]; said: unknown[] } {
  const [kept, said]: [string[], unknown[]] = [[], []];
  const localStorage = { setItem: (_name: string, text: string) => kept.push((JSON.parse(text) as { code: string }).code) };
  const globals = { location: new URL(address, 'https://homewright.example'), localStorage };
  for (const name of NAMES) Object.defineProperty(globalThis, name, { value: globals[name], configurable: true });
  captureReferralCode({ dispatch: (action: unknown) => said.push(action), getState: () => ({ api: { queries } }) } as unknown as Store);
  return { kept, said };
}

describe('the referral code in an address', () => {
  it.each(['R8YEAR99MG', 'r8year99mg', '%20R8YEAR99MG'])('is stored from ?ref=%s, and the visitor is told', (ref) => {
    const { kept, said } = captureAt(`/faq?ref=${ref}`);
    expect(kept.map((code) => code.toUpperCase())).toEqual(['R8YEAR99MG']);
    expect(said).toEqual([toasts.actions.shown(codeFoundToast(REFERRAL_CODE_WORDS))]);
  });

  it.each(['producthunt', 'newsletter', 'ABC', ''])('?ref=%s is not a referral code: nothing is stored', (ref) => {
    expect(captureAt(`/faq?ref=${ref}`)).toEqual({ kept: [], said: [] });
  });

  it('is ignored where the site has no referral program', () => {
    const queries = { [readKey('directory', {})]: { data: { off: ['referrals'] } } };
    expect(captureAt('/faq?ref=R8YEAR99MG', queries)).toEqual({ kept: [], said: [] });
  });

  it('is left to the listing form on the address of that form', () => {
    expect(captureAt('/list-business?ref=R8YEAR99MG')).toEqual({ kept: [], said: [] });
  });
});

import { toasts } from '../ui/toasts.js';
import { DETECTED } from '../lib/referral-code.js';
import { arrive } from './referral-arrival.js';
import type { Store } from './store.js';

const NAMES = ['location', 'localStorage'] as const;
const before = NAMES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

afterEach(() => {
  NAMES.forEach((name, index) =>
    before[index] ? Object.defineProperty(globalThis, name, before[index]) : Reflect.deleteProperty(globalThis, name),
  );
});

/** Somebody comes to this address. @returns what is kept, and what is said */
function arriveAt(address: string): { kept: string[]; said: unknown[] } {
  const [kept, said]: [string[], unknown[]] = [[], []];
  const localStorage = { setItem: (_name: string, text: string) => kept.push((JSON.parse(text) as { code: string }).code) };
  const globals = { location: new URL(address, 'https://homewright.example'), localStorage };
  for (const name of NAMES) Object.defineProperty(globalThis, name, { value: globals[name], configurable: true });
  arrive({ dispatch: (action: unknown) => said.push(action) } as unknown as Store);
  return { kept, said };
}

describe('whoever comes by an address', () => {
  it.each(['R8YEAR99MG', 'r8year99mg', '%20R8YEAR99MG'])('with ?ref=%s has a code, which is kept and said', (ref) => {
    const { kept, said } = arriveAt(`/faq?ref=${ref}`);
    expect(kept.map((code) => code.toUpperCase())).toEqual(['R8YEAR99MG']);
    expect(said).toEqual([toasts.actions.shown(DETECTED)]);
  });

  it.each(['producthunt', 'newsletter', 'ABC', ''])('with ?ref=%s comes from another site, and has none', (ref) => {
    expect(arriveAt(`/faq?ref=${ref}`)).toEqual({ kept: [], said: [] });
  });

  it('leaves the code to the listing form where it comes to that', () => {
    expect(arriveAt('/list-business?ref=R8YEAR99MG')).toEqual({ kept: [], said: [] });
  });
});

import { type CallSheet, callSheetText, messageAddress } from './call-sheet-text.js';
import { SHORTLIST_WORDS } from '../../../../src/shared/words/shortlist-words.js';

const sheet = {
  problem: 'Water under the sink',
  questions: [{ industry: 'Plumber', questions: ['What does the call-out cost?'] }],
  notes: { a: 'Friday, $120' },
  listings: [
    { id: 'a', title: 'Northgate Plumbing', city: 'Guelph', phoneE164: '+15195550142', phone: 'x', email: null },
    { id: 'b', title: 'Quiet Pipes', city: null, phoneE164: null, phone: null, email: 'mail@quiet.example' },
    { id: 'c', title: 'Copper', city: null, phoneE164: null, phone: null, email: null },
  ],
} as unknown as CallSheet;

it('says the problem, who to call, what was said, and what to ask', () => {
  expect(callSheetText(sheet, SHORTLIST_WORDS)).toBe(`The problem: Water under the sink

Northgate Plumbing, Guelph
(519) 555-0142
Notes: Friday, $120

Quiet Pipes
mail@quiet.example

Copper
No number known

To ask (Plumber):
- What does the call-out cost?`);
});

it('leaves out the problem that nobody has written', () =>
  expect(callSheetText({ ...sheet, problem: '' }, SHORTLIST_WORDS)).toMatch(/^Northgate/));

it.each(['sms', 'mailto'] as const)('goes into a message (%s), which stays short enough to be opened, and whole at its end', (kind) => {
  const address = messageAddress(kind, 'a & b', 'c');
  expect(address).toContain('body=a%20%26%20b');
  const long = decodeURIComponent(messageAddress(kind, 'é'.repeat(1_799) + '😀'.repeat(9), 'c'));
  expect(long.length).toBeLessThan(1_900);
  expect(long).toMatch(/ …$/);
});

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

it('contains the problem, the businesses to call, the notes, and the questions', () => {
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

it('leaves out an empty problem', () => expect(callSheetText({ ...sheet, problem: '' }, SHORTLIST_WORDS)).toMatch(/^Northgate/));

it.each(['sms', 'mailto'] as const)('fits into a message (%s): short enough to be opened, and ending with a complete line', (kind) => {
  const address = messageAddress(kind, 'a & b', 'c');
  expect(address).toContain('body=a%20%26%20b');
  const long = decodeURIComponent(messageAddress(kind, 'é'.repeat(1_799) + '😀'.repeat(9), 'c'));
  expect(long.length).toBeLessThan(1_900);
  expect(long).toMatch(/ …$/);
});

import { linkedParts } from './text-links.js';

it.each<[string, ReturnType<typeof linkedParts>]>([
  ['', []],
  ['Plain.', ['Plain.']],
  ['[A](/a)', [{ text: 'A', to: '/a' }]],
  [
    'See [our page](/privacy), or [theirs](https://b.example/c).',
    ['See ', { text: 'our page', to: '/privacy' }, ', or ', { text: 'theirs', to: 'https://b.example/c' }, '.'],
  ],
  ['[not] (one), [nor](this one) nor [[x]](/a', ['[not] (one), [nor](this one) nor [[x]](/a']],
])('%j is split at its links', (line, parts) => expect(linkedParts(line)).toEqual(parts));

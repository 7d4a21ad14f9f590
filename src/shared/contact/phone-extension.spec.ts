import { extensionIn } from './phone-extension.js';

it.each([
  ['(519) 555-0142 ext. 12', '12'],
  ['519-555-0142 x12', '12'],
  ['519-555-0142x12', '12'],
  ['519-555-0142, Ext: 4', '4'],
  ['519-555-0142 (extension 305)', '305'],
  ['450.555.0142 poste 12', '12'],
  ['+1 519 555 0142 #7', '7'],
  ['519-555-0142', undefined],
  ['+442079460958', undefined],
  ['#5195550142', undefined],
  ['Next 4', undefined],
  // Of the second number.
  ['519-555-0142 / 519-555-0143 x5', undefined],
  ['519-555-0142 ask for Bob', undefined],
])('of %j is %j', (phone, extension) => expect(extensionIn(phone)).toBe(extension));

import { derivedFileNamed } from './derived-file.js';

const ID = '0123456789abcdef0123456789abcdef';
const of = { id: ID, width: 640, height: 512 };

it.each([
  [`${ID}-640x512-icon-32.png`, { of, form: { icon: 32 } }],
  [`${ID}-640x512-icon-180.png`, { of, form: { icon: 180 } }],
  [`${ID}-640x512-share.jpg`, { of, form: 'share' }],
])('%s is made of a picture', (name, file) => expect(derivedFileNamed(name)).toEqual(file));

it.each([
  `${ID}-640x512.webp`,
  `${ID}-320-icon-32.png`,
  `${ID}-640x512-icon-33.png`,
  `${ID}-640x512-icon-032.png`,
  `${ID}-640x512-icon-32.jpg`,
  `${ID}-640x512-share.png`,
  'x-share.jpg',
  '-icon-32.png',
])('%s is not', (name) => expect(derivedFileNamed(name)).toBeUndefined());

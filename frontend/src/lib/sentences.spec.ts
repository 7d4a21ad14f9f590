import { ended } from './sentences.js';

describe('a sentence that ends with a name', () => {
  it.each([
    ['Northgate Plumbing', 'Northgate Plumbing.'],
    ['Copper Kettle Ltd.', 'Copper Kettle Ltd.'],
    ['Who Fixes It?', 'Who Fixes It?'],
  ])('%s', (name, sentence) => expect(ended(name)).toBe(sentence));
});

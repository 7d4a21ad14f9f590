import { postCodeProblem } from '../../../../src/shared/contact/contact-values.js';
import { SHAPES, wrongShape } from './shapes.js';

const WORDS = { postCodeWrong: 'Write the whole postal code.' } as Parameters<typeof wrongShape>[2];

describe('a postal code', () => {
  it.each(['L5G 1E', 'L5', 'L5G1', 'l5g-1e', 'M5V 2T66', 'N1H 2A1', 'n1h2a1', 'M5V', 'M5V-2T6', '90210', 'SW1A 1AA', 'Toronto'])(
    'is invalid in the browser if it is invalid for the server: %s',
    (code) => expect(wrongShape('post_code', code, WORDS) !== undefined).toBe(postCodeProblem(code) !== undefined),
  );

  it('is equally invalid with a leading space', () => {
    const looksRight = (text: string) => new RegExp(`^(?:${SHAPES.postCode.pattern})$`, 'v').test(text);
    expect([' L5G 1E', ' L5G 1E2 ', ' 90210'].map(looksRight)).toEqual([false, true, true]);
  });
});

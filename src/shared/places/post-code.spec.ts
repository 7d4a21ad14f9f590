import { postCodeText, postKeyOf } from './post-code.js';

describe('postal codes', () => {
  it('are searched by letters and digits only', () =>
    expect(['m5v 2t6', 'M5V', '14201-1234', '--'].map(postKeyOf)).toEqual(['M5V2T6', 'M5V', '142011', '']));

  it('are written with a space after the third character', () =>
    expect(['M5V2T6', 'M5V2', 'M5V', 'N1', ''].map(postCodeText)).toEqual(['M5V 2T6', 'M5V 2', 'M5V', 'N1', '']));
});

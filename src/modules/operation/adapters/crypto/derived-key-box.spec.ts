import { DerivedKeyBox } from './derived-key-box.js';

const SECRET = 'one secret of thirty-two characters';
const box = new DerivedKeyBox(SECRET);

describe('a sealed secret', () => {
  it('can be decrypted by every process with the same session secret', () => {
    expect(new DerivedKeyBox(SECRET).open('mailPassword', box.seal('mailPassword', 'hush, é'))).toBe('hush, é');
  });

  it('has another ciphertext each time, which does not contain it', () => {
    const [one, other] = [box.seal('mailPassword', 'hush'), box.seal('mailPassword', 'hush')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('hush');
  });

  it('cannot be decrypted with another session secret, for another purpose, or after a change', () => {
    const sealed = box.seal('mailPassword', 'hush');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(new DerivedKeyBox(`${SECRET}!`).open('mailPassword', sealed)).toBeUndefined();
    expect(box.open('mailUser', sealed)).toBeUndefined();
    expect(box.open('mailPassword', changed)).toBeUndefined();
  });

  it.each(['', 'v1.', 'v2.AAAA', 'v1.AAAA', 'hush'])('of an invalid format (%j) is not decrypted', (sealed) => {
    expect(box.open('mailPassword', sealed)).toBeUndefined();
  });
});

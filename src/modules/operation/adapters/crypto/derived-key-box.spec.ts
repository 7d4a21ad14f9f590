import { DerivedKeyBox } from './derived-key-box.js';

const SECRET = 'one secret of thirty-two characters';
const box = new DerivedKeyBox(SECRET);

describe('a sealed secret', () => {
  it('is opened by every process with the same session secret', () => {
    expect(new DerivedKeyBox(SECRET).open('mailPassword', box.seal('mailPassword', 'hush, é'))).toBe('hush, é');
  });

  it('looks different each time, and nothing of it shows', () => {
    const [one, other] = [box.seal('mailPassword', 'hush'), box.seal('mailPassword', 'hush')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one.slice(3), 'base64url').toString('latin1')).not.toContain('hush');
  });

  it('is not opened with another session secret, for another purpose, or when it was changed', () => {
    const sealed = box.seal('mailPassword', 'hush');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(new DerivedKeyBox(`${SECRET}!`).open('mailPassword', sealed)).toBeUndefined();
    expect(box.open('mailUser', sealed)).toBeUndefined();
    expect(box.open('mailPassword', changed)).toBeUndefined();
  });

  it.each(['', 'v1.', 'v2.AAAA', 'v1.AAAA', 'hush'])('that is none (%j) is not opened', (sealed) => {
    expect(box.open('mailPassword', sealed)).toBeUndefined();
  });
});

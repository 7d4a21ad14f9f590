import { forwardedOf } from './forwarding.js';

const ORIGIN = 'https://directory.example.com';
const nextOf = (next: string) => forwardedOf({}, { _next: next }, ORIGIN).hidden._next;

describe('forwardedOf', () => {
  it('contains the fields, and those hidden fields that control the forwarding service', () => {
    const hidden = { _subject: 'New', _captcha: 'false', _template: 'table', _honey: '', _started: '1' };
    expect(forwardedOf({ name: 'Ann' }, hidden, ORIGIN)).toEqual({
      fields: { name: 'Ann' },
      order: ['name'],
      hidden: { _subject: 'New', _captcha: 'false', _template: 'table' },
    });
  });

  it.each([`${ORIGIN}/about`, '/about', 'about'])('accepts %s as the next page', (next) => {
    expect(nextOf(next)).toBe(next);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    `${ORIGIN}.evil.example/`,
    `https://directory.example.com@evil.example/`,
    'http://directory.example.com/',
    'javascript:alert(1)',
    '\\\\evil.example',
    'https://',
  ])('rejects %s, which is another site', (next) => {
    expect(nextOf(next)).toBeUndefined();
  });
});

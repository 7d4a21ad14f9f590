import { mailHref, telHref } from './contact-links.js';

describe('links to a person', () => {
  it('call a number, in any spelling', () => {
    expect(telHref('+1 (416) 555-0142')).toBe('tel:+14165550142');
  });

  it('write to one address only', () => {
    expect(mailHref('dana+taps@example.com')).toBe('mailto:dana%2Btaps@example.com');
    expect(mailHref('a?cc=x@example.com')).toBe('mailto:a%3Fcc%3Dx@example.com');
  });
});

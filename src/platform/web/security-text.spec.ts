import { securityText } from './security-text.controller.js';

describe('security.txt', () => {
  const address = 'https://homewright.example/.well-known/security.txt';
  const now = new Date('2026-11-22T13:00:00Z');

  it('has the contacts in their order, and a date of expiry', () => {
    expect(securityText('security@homewright.example, https://homewright.example/about', address, now)).toBe(
      [
        'Contact: mailto:security@homewright.example',
        'Contact: https://homewright.example/about',
        'Expires: 2027-05-21T00:00:00.000Z',
        'Preferred-Languages: en, fr',
        `Canonical: ${address}`,
        '',
      ].join('\n'),
    );
  });

  it('keeps an address that has a scheme', () => {
    expect(securityText('mailto:a@b.example', address, now)).toMatch(/^Contact: mailto:a@b\.example\n/);
  });
});

import { emailFrom, linkFrom, postCodeProblem } from './contact-values.js';

it('an email address has no invisible characters', () => {
  expect(emailFrom('\u200Ebo\u200Bb@exam\u00ADple.com\uFEFF')).toEqual({ value: 'bob@example.com' });
});

it('a web address has one scheme', () => {
  expect(linkFrom(' https://http://example.com/a?to=https://example.org')).toEqual({
    value: 'http://example.com/a?to=https://example.org',
  });
  expect(linkFrom('https://https://')).toHaveProperty('problem');
});

describe('a postal code', () => {
  it.each(['L5G 1E2', 'l5g1e2', 'L5G-1E2', 'L5G\u00a01E2', 'L5G–1E2', 'L5G.1E2', 'L 5 G 1 E 2', 'L5G', '14201', 'EC1A 1BB'])(
    '%s is valid, or of another country',
    (code) => expect(postCodeProblem(code)).toBeUndefined(),
  );

  it.each(['L5G 1E', 'L5G 1', 'L5', 'L5G 1E22'])('%s is incomplete or too long', (code) =>
    expect(postCodeProblem(code)).toBe('is not a whole postal code; write it like L5G 1E2'),
  );
});

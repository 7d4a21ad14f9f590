import { TooManySubmissions } from './forms.js';

it.each([
  [3_599, '60 minutes'],
  [61, '2 minutes'],
  [1, 'a minute'],
])('people who share an address read why they are refused, when to try again and what to do until then: %i s', (seconds, wait) => {
  const { message, retryAfterSeconds } = new TooManySubmissions(seconds);
  expect(retryAfterSeconds).toBe(seconds);
  expect(message).toContain(`Try again in ${wait}, or now over another connection.`);
  expect(message).toContain('Everybody who shares yours counts, as in an office or on a mobile network.');
});

import { sentence, withScheme } from './form-errors.js';

describe('sentence', () => {
  it.each([
    ['is not an email address', 'Email Address is not an email address.'],
    ['must be one of Yes, No', 'Email Address must be one of Yes, No.'],
    ['write the city', 'Write the city.'],
    ['Write your name.', 'Write your name.'],
    ['issue it again', 'Issue it again.'],
  ])('%s', (message, whole) => expect(sentence('Email Address', message)).toBe(whole));
});

describe('withScheme', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['www.example.com/a b', 'https://www.example.com/a b'],
    ['http://example.com', 'http://example.com'],
    ['ftp://example.com', 'ftp://example.com'],
    ['call me', 'call me'],
    ['', ''],
  ])('%s', (typed, whole) => expect(withScheme(typed)).toBe(whole));
});

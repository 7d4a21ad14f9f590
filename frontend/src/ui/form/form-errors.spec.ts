import { sentence } from './form-errors.js';

describe('sentence', () => {
  it.each([
    ['is not an email address', 'Email Address is not an email address.'],
    ['must be one of Yes, No', 'Email Address must be one of Yes, No.'],
    ['write the city', 'Write the city.'],
    ['Write your name.', 'Write your name.'],
    ['issue it again', 'Issue it again.'],
  ])('%s', (message, whole) => expect(sentence('Email Address', message)).toBe(whole));
});

import { placeText } from './submission-words.js';

it('a business is identified by its trade and place; a renewal that changes neither by its phone number', () => {
  expect(placeText({ industry: 'Plumber', city: 'Guelph', phone: '519-555-0142' })).toBe('Plumber in Guelph');
  expect(placeText({ city: 'Guelph', phone: '519-555-0142' })).toBe('Guelph');
  expect(placeText({ title: 'Bob', phone: '519-555-0142' })).toBe('519-555-0142');
});

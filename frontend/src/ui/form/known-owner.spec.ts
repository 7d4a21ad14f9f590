import { knownOwner, rememberOwner, rememberSent, previousValues } from './known-owner.js';

it('an owner who came from a status page is known by what that page knows, and by nothing else', () => {
  expect(knownOwner()).toEqual({});
  rememberOwner({ phone: '(519) 555-0142', email: '', title: 'Fir Lane Plumbing' });
  expect(knownOwner()).toEqual({ phone: '(519) 555-0142', title: 'Fir Lane Plumbing' });
  rememberOwner({ email: 'office@firlane.example' });
  expect(knownOwner()).toEqual({ email: 'office@firlane.example' });
});

it('what is sent once more is all that was sent before, until it is forgotten', () => {
  expect(previousValues()).toEqual({});
  rememberSent({ title: 'Fir Lane Plumbing', city: 'London', website: '' });
  expect(previousValues()).toEqual({ title: 'Fir Lane Plumbing', city: 'London' });
  rememberSent({});
  expect(previousValues()).toEqual({});
});

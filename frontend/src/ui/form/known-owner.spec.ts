import { knownOwner, rememberOwner, rememberSent, previousValues } from './known-owner.js';

it('an owner who came from a status page is recognised by the data of that page only', () => {
  expect(knownOwner()).toEqual({});
  rememberOwner({ phone: '(519) 555-0142', email: '', title: 'Fir Lane Plumbing' });
  expect(knownOwner()).toEqual({ phone: '(519) 555-0142', title: 'Fir Lane Plumbing' });
  rememberOwner({ email: 'office@firlane.example' });
  expect(knownOwner()).toEqual({ email: 'office@firlane.example' });
});

it('a form that is sent again contains all earlier values until they are forgotten', () => {
  expect(previousValues()).toEqual({});
  rememberSent({ title: 'Fir Lane Plumbing', city: 'London', website: '' });
  expect(previousValues()).toEqual({ title: 'Fir Lane Plumbing', city: 'London' });
  rememberSent({});
  expect(previousValues()).toEqual({});
});

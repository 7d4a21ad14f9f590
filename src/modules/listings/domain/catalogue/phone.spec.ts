import { e164Of, nationalDigitsOf } from './phone.js';

describe('e164Of', () => {
  it.each([
    ['(416) 555-0123', '+14165550123'],
    ['416.555.0123', '+14165550123'],
    ['1-416-555-0123', '+14165550123'],
    ['+1 416 555 0123', '+14165550123'],
    ['+44 20 7946 0958', '+442079460958'],
    ['514 555-0151 poste 23', '+15145550151'],
    ['514 555-0151, Poste: 23', '+15145550151'],
    ['514 555-0151 ext. 23', '+15145550151'],
  ])('reads %j', (typed, number) => expect(e164Of(typed)).toBe(number));

  it.each(['', 'call us', '555-0123', '123', '(999) 555-0123', '4165550123456', 'poste 23'])('finds no number in %j', (typed) =>
    expect(e164Of(typed)).toBeNull(),
  );
});

describe('nationalDigitsOf', () => {
  it.each([
    ['(416) 555-0123', '+14165550123', '4165550123'],
    ['+44 20 7946 0958', '+442079460958', '2079460958'],
    ['555-0123', null, '5550123'],
    ['1 999 555 0123', null, '9995550123'],
    ['call us', null, ''],
  ])('is searched in %j (%j) by %j', (typed, e164, digits) => expect(nationalDigitsOf(typed, e164)).toBe(digits));
});

import { givenAddress } from './given-address.js';

describe('an email address on the command line', () => {
  it('is compared as the forms store it: without spaces around it, in small letters, composed', () => {
    expect(givenAddress(' ANN@Example.com ')).toBe('ann@example.com');
    expect(givenAddress('ann@exa\u0308mple.ca')).toBe('ann@ex\u00e4mple.ca');
  });
});

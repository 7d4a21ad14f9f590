import { InvalidValues } from '../../../../shared/domain-error.js';
import { ownListing } from './own-listing.js';

describe('ownListing', () => {
  it('reads values as corrections are read, and completes the address', () => {
    const { details, images } = ownListing({
      title: ' Bob ',
      industry: 'Plumbing',
      phone: '(416) 555-0142',
      address: '1 King St',
      city: 'Guelph',
      postCode: 'n1h3a1',
      featured: 'yes',
      latitude: 43.5,
      longitude: -80.2,
      image: '/media/a.webp',
    });
    expect(details).toMatchObject({
      title: 'Bob',
      industry: 'Plumber',
      phone: '(416) 555-0142',
      phoneE164: '+14165550142',
      address: '1 King St, Guelph, N1H 3A1',
      city: 'Guelph',
      featured: true,
      verified: false,
      latitude: 43.5,
      rating: null,
    });
    expect(images).toEqual({ image: ['/media/a.webp'] });
  });

  it('takes city and postal code from the address', () => {
    expect(ownListing({ title: 'Bob', industry: 'Plumber', address: '1 King St, Guelph, ON, N1H 3A1' }).details).toMatchObject({
      city: 'Guelph',
      region: 'ON',
      postCode: 'N1H 3A1',
    });
  });

  it.each([
    [{}, ['title', 'industry']],
    [{ title: 'Bob', industry: '\u200b' }, ['industry']],
    [{ title: ' ', phone: 'ask for Bob' }, ['title', 'industry', 'phone']],
    [{ title: 'Bob', industry: 'Plumber', latitude: 43, email: 'bob' }, ['email', 'longitude']],
  ])('reports every missing or invalid field of %j', (values, fields) => {
    const errors = (() => {
      try {
        ownListing(values);
      } catch (error) {
        return (error as InvalidValues).errors;
      }
      return [];
    })();
    expect(errors.map(({ field }) => field)).toEqual(fields);
  });
});

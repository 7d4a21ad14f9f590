import { detailsWith } from './listing.js';
import { isMove, newBusiness, updatesTo, type OwnersDetails, type OwnerUpdate } from './owner-update.js';

const listing: OwnersDetails = detailsWith({
  title: "Bob's Plumbing",
  industry: 'Plumber',
  phone: '(416) 555-0123',
  phoneE164: '+14165550123',
  email: 'bob@example.com',
  website: 'https://bob.example',
  address: '1 King St W, Toronto, ON, M5V 2T6',
  city: 'Toronto',
  region: 'ON',
  postCode: 'M5V 2T6',
  licensed: true,
});

describe('a new business', () => {
  it('has the values of its owner, without those that an owner cannot set', () => {
    const details = newBusiness({
      title: 'Ann',
      industry: 'plumbing',
      phone: '416-555-0199',
      address: '5 Main St',
      city: 'Guelph',
      postCode: 'n1h1a1',
      licensed: true,
    });
    expect(details).toMatchObject({
      title: 'Ann',
      industry: 'Plumber',
      phoneE164: '+14165550199',
      address: '5 Main St, Guelph, ON, N1H 1A1',
      city: 'Guelph',
      region: 'ON',
      postCode: 'N1H 1A1',
      licensed: true,
      featured: false,
      verified: false,
      rating: null,
      reviews: 0,
      latitude: null,
      longitude: null,
      website: null,
    });
  });

  it('has its province from the end of its address', () => {
    expect(newBusiness({ title: 'Ann', address: '5 Main St, Guelph, ON N1H 1A1', city: 'Guelph' })).toMatchObject({
      region: 'ON',
      postCode: 'N1H 1A1',
    });
  });

  it('has its town without the province that was written after it', () => {
    expect(newBusiness({ title: 'Ann', address: '123, rue Saint-Denis, app. 4', city: 'St-Jérôme QC', postCode: 'j7z 2k1' })).toMatchObject(
      {
        address: '123, rue Saint-Denis, app. 4, St-Jérôme, QC, J7Z 2K1',
        city: 'St-Jérôme',
        region: 'QC',
      },
    );
    expect(newBusiness({ title: 'Ann', address: '5 Main St, Guelph, ON N1H 1A1', city: 'Guelph, Ontario' })).toMatchObject({
      address: '5 Main St, Guelph, ON N1H 1A1',
      city: 'Guelph',
    });
  });
});

describe('changed values of an owner', () => {
  it.each<[string, OwnerUpdate]>([
    ['the same number', { phone: '+1 416 555 0123' }],
    ['the same name', { title: "BOB'S PLUMBING" }],
    ['the same address for mail', { email: 'Bob@Example.com' }],
    ['the same code', { postCode: 'm5v2t6' }],
    ['the same town', { city: 'toronto, Ontario' }],
    ['the same street', { address: '1 King St W' }],
    ['the same whole address', { address: '1 King St W, Toronto ON M5V 2T6' }],
  ])('do not include %s in another spelling', (_what, update) => expect(updatesTo(listing, update)).toEqual({}));

  it('are all values that differ', () => {
    expect(
      updatesTo(listing, { phone: '416-555-0199', licensed: false, website: 'https://bob.example/new', title: listing.title }),
    ).toEqual({
      phone: '416-555-0199',
      licensed: false,
      website: 'https://bob.example/new',
    });
  });

  it('include an added phone extension, but not an omitted one', () => {
    expect(updatesTo(listing, { phone: '416 555 0123 ext. 4' })).toEqual({ phone: '416 555 0123 ext. 4' });
    const extended = { ...listing, phone: '(416) 555-0123 ext. 4' };
    expect(updatesTo(extended, { phone: '416 555 0123' })).toEqual({});
    expect(updatesTo(extended, { phone: '416 555 0123 poste 4' })).toEqual({});
    expect(updatesTo(extended, { phone: '416 555 0123 x5' })).toEqual({ phone: '416 555 0123 x5' });
  });

  it('with a new street keep the city, and with a new city nothing of the old address', () => {
    expect(updatesTo(listing, { address: '9 Elm St' })).toEqual({ address: '9 Elm St, Toronto, ON, M5V 2T6' });
    expect(updatesTo(listing, { address: '5 Main St, Guelph, ON', city: 'Guelph' })).toEqual({
      address: '5 Main St, Guelph, ON',
      city: 'Guelph',
    });
  });

  it('with street, town and postal code have the province of that code', () => {
    expect(updatesTo(listing, { address: '5 rue Principale', city: 'Laval', postCode: 'h7a1a1' })).toMatchObject({
      address: '5 rue Principale, Laval, QC, H7A 1A1',
    });
    expect(updatesTo(listing, { address: '5 rue Principale', city: 'Laval (Québec)' })).toEqual({
      address: '5 rue Principale, Laval, QC',
      city: 'Laval',
    });
  });

  it('with only a town or postal code change the address as well', () => {
    expect(updatesTo(listing, { postCode: 'm5v 3a1' })).toEqual({ postCode: 'm5v 3a1', address: '1 King St W, Toronto, ON, M5V 3A1' });
    expect(updatesTo(listing, { city: 'Guelph' })).toEqual({ city: 'Guelph', address: '1 King St W, Guelph, ON, M5V 2T6' });
    expect(updatesTo(listing, { city: 'Laval', postCode: 'H7A 1A1' })).toMatchObject({ address: '1 King St W, Laval, QC, H7A 1A1' });
    expect(updatesTo({ ...listing, address: '10 Yonge St, North York ON' }, { city: 'Toronto', postCode: 'M2N 5P7' })).toEqual({
      postCode: 'M2N 5P7',
    });
    expect(updatesTo({ ...listing, address: '10 Yonge St' }, { city: 'Guelph' })).toEqual({ city: 'Guelph' });
    const long = { ...listing, address: `${'1 King St W '.repeat(39)}, Toronto, ON, M5V 2T6` };
    expect(updatesTo(long, { city: 'Llanfairpwllgwyngyll by the Lake' })).toEqual({ city: 'Llanfairpwllgwyngyll by the Lake' });
  });
});

describe('a business', () => {
  it.each<[string, OwnerUpdate]>([
    ['another town', { city: 'Guelph' }],
    ['another postal code', { postCode: 'M5V 3A1' }],
    ['an address with another town', { address: '5 Main St, Guelph, ON' }],
    ['an address with another town and no province', { address: '5 Main St, Guelph, N1H 1A1' }],
  ])('has moved if it names %s', (_what, update) => expect(isMove(listing, update)).toBe(true));

  it.each<[string, OwnerUpdate]>([
    ['another writing of its town', { city: 'TORONTO', postCode: 'm5v2t6' }],
    ['its town with its province', { city: 'Toronto, ON' }],
    ['its town and its province', { city: 'Toronto ON' }],
    ['the back of its house', { address: '1 King St W, Rear Entrance' }],
    ['another street', { address: '9 Elm St, Toronto, ON, M5V 2T6' }],
    ['nothing of its place', { website: 'https://bob.example/new' }],
  ])('has not moved if it names %s', (_what, update) => expect(isMove(listing, update)).toBe(false));

  it.each([
    ['St. Catharines', 'Saint Catharines'],
    ['Niagara-on-the-Lake', 'Niagara on the Lake'],
    ['Greater Sudbury', 'Sudbury'],
  ])('in %p is in %p', (before, now) => expect(isMove({ ...listing, city: before }, { city: now })).toBe(false));

  it('whose new address names a neighbourhood has not moved if the street is the same', () => {
    const inPart = { ...listing, address: '10 Yonge St, North York, ON' };
    expect(isMove(inPart, { address: '12 Yonge St, North York, ON' })).toBe(false);
  });

  it('without a known town has not moved', () => {
    expect(isMove({ ...listing, address: null, city: null, postCode: null }, { city: 'Guelph', postCode: 'N1H 1A1' })).toBe(false);
    expect(isMove({ ...listing, postCode: 'M5V' }, { postCode: 'M5V 2T6' })).toBe(false);
  });
});

import type { ListingWhole } from './listing-endpoints.js';
import { afterTakingBack, changedFields, changesOf, rebased, valuesOf } from './listing-values.js';

const listing = (changed: Partial<ListingWhole> = {}) =>
  ({
    title: 'Northgate',
    phone: null,
    latitude: 43.5,
    longitude: -80.25,
    verified: 'yes',
    featured: 'no',
    openingHours: [],
    ...changed,
  }) as ListingWhole;

describe('the form of a listing', () => {
  it('shows a missing value as an empty field, numbers as they are typed, and badges as switches', () => {
    expect(valuesOf(listing())).toMatchObject({ title: 'Northgate', phone: '', latitude: '43.5', verified: true, featured: false });
  });

  it('sends the changed fields alone', () => {
    const before = valuesOf(listing());
    const now = { ...before, title: ' Northgate Plumbing ', verified: false };
    expect(changedFields(before, now)).toEqual(['title', 'verified']);
    expect(changesOf(now, changedFields(before, now))).toEqual({ title: 'Northgate Plumbing', verified: 'no' });
  });

  it('sends an emptied field as null, and a place as a whole', () => {
    const before = valuesOf(listing({ phone: '(519) 555-0142' }));
    const now = { ...before, phone: '', latitude: '44' };
    expect(changesOf(now, changedFields(before, now))).toEqual({ phone: null, latitude: '44', longitude: '-80.25' });
  });

  it('takes over a newer version, and keeps what was typed since', () => {
    const before = valuesOf(listing());
    const typed = { ...before, phone: '(416) 555-0177' };
    const fresh = valuesOf(listing({ title: 'North Gate', phone: '(519) 555-0142' }));
    expect(rebased(before, typed, fresh)).toEqual({ ...fresh, phone: '(416) 555-0177' });
  });

  it('keeps what was typed when a correction is removed, except in the fields of that correction', () => {
    const corrected = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, { source: null }]));
    const before = listing({
      ...{ address: '1 New St, Guelph, ON', city: 'Guelph', region: 'ON', postCode: 'N1H 3A1' },
      corrected: corrected('address', 'region', 'postCode'),
    });
    const fresh = listing({ address: '2 Old St', city: 'Guelph', region: null, postCode: 'N1H 3A1', corrected: corrected('postCode') });
    const typed = { ...valuesOf(before), address: '3 Typed St', city: 'Elora', region: 'QC', postCode: 'N0B 1S0', phone: '(416) 555-0177' };
    expect(afterTakingBack(typed, before, fresh)).toEqual({
      ...valuesOf(fresh),
      ...{ city: 'Elora', postCode: 'N0B 1S0', phone: '(416) 555-0177' },
    });
  });
});

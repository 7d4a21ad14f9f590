import { rowOf } from './sheet-export.js';
import { readSheetRow } from './sheet-row.js';
import type { ListingDetails } from '../catalogue/listing.js';

/** As a sync leaves it. */
function listing(cells: Parameters<typeof readSheetRow>[0] = {}): ListingDetails {
  const row = readSheetRow({
    id: '1',
    title: 'Maple Plumbing',
    industry: 'Plumbing',
    address: '12 King St W, Toronto, ON, M5V 2T6',
    phone: '(416) 555-0134',
    rating: '4.5',
    reviews: '3',
    ...cells,
  });
  if ('skipped' in row) throw new Error(row.skipped);
  return row.details;
}

function readBack(details: ListingDetails): ListingDetails {
  const row = readSheetRow(rowOf('1', details).cells);
  if ('skipped' in row) throw new Error(row.skipped);
  return row.details;
}

describe('a listing as a row of the sheet', () => {
  it.each([
    ['an ordinary one', {}],
    ['yes and no', { featured: 'Oui', verified: 'y', licensed: '0' }],
    ['numbers at their ends', { rating: '0', reviews: '7', latitude: '-0.0000001', longitude: '179.99999999' }],
    [
      'reviews and hours',
      {
        reviewsData: '[{"rating":5,"name":"A \\"b\\"","body":"x\\ny"}]',
        openingHours: '[{"dayOfWeek":"tue","opens":"8:00","closes":"24:00"}]',
      },
    ],
    ['an address without its parts', { address: '12 King St W', city: 'Guelph', region: 'Ontario', postCode: 'n1h1a1' }],
    ['a text of several lines', { description: 'One,\r\n"two"\n\tthree' }],
    ['hardly anything', { industry: '', address: '', phone: '', rating: '', reviews: '' }],
  ])('is read back unchanged: %s', (_what, cells) => {
    const details = listing(cells);
    expect(readBack(details)).toEqual(details);
    expect(rowOf('1', details).cells.asShown).toBe('');
  });

  it.each<[string, Partial<ListingDetails>]>([
    ['a city that the address does not name', { city: 'Guelph' }],
    ['no city, though the address names one', { city: null, region: null, postCode: null }],
    ['a city with a comma', { city: 'Toronto, East' }],
    ['spaces that mean something', { title: 'Maple  Plumbing', credit: 'By\u00a0Ann' }],
  ])('is exported as displayed with %s', (_what, correction) => {
    const details = { ...listing(), ...correction };
    expect(rowOf('1', details)).toMatchObject({ cells: { asShown: 'yes' }, differing: [] });
    expect(readBack(details)).toEqual(details);
  });

  it('reports values that a sheet cannot express', () => {
    expect(rowOf('1', { ...listing(), credit: '#REF!' }).differing).toEqual(['credit']);
    expect(rowOf('1', { ...listing(), title: '#REF!' }).differing).toEqual(['title']);
  });
});

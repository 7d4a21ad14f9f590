import { renderToStaticMarkup } from 'react-dom/server';
import { ChangesTable } from './changes-table.js';
import type { ListingChange } from '../../../../../src/modules/listings/domain/catalogue/listing-change.js';

const CHANGE: ListingChange = {
  id: 'r-1',
  title: "Bob's Plumbing",
  kind: 'updated',
  fields: [
    { field: 'phone', from: '(416) 555-0101', to: '(416) 555-0102' },
    { field: 'phoneE164', from: '+14165550101', to: '+14165550102' },
    { field: 'googleMapsLink', from: null, to: 'https://maps.example/bob' },
  ],
};

it('names changes by their fields, and leaves out those that follow from others', () => {
  const said = renderToStaticMarkup(<ChangesTable changes={[CHANGE]} />).replace(/<[^>]+>/g, ' ');
  expect(said).toMatch(/Phone +\(416\) 555-0101 +\(416\) 555-0102/);
  expect(said).toMatch(/Google Maps link +nothing +https:\/\/maps\.example\/bob/);
  expect(said).not.toContain('+1416');
});

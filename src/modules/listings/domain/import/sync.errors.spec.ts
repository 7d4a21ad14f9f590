import { NoListingSource } from './sync.errors.js';

it('without a source, the way that needs no setting comes first', () => {
  expect(new NoListingSource().message).toMatch(/Import page.*GOOGLE_SHEETS_ID.*LISTINGS_CSV/);
});

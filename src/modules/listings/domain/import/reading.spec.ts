import { readingOf } from './reading.js';
import type { Cells } from './sheet-columns.js';

const plain: Cells = {
  id: '1',
  title: 'Bob & Ann &amp; Sons',
  industry: 'Plumbing & Heating',
  featured: 'yes',
  licensed: '',
  rating: '4,5/5',
  reviews: '(1,204)',
  address: '1 King St, Guelph',
  phone: '519-555-0123 / 519-555-0124',
  email: ' mailto:bob@example.com',
  website: 'https://bob.example?a=1&copy=2',
  latitude: '43.5° N',
  openingHours: ' [{"dayOfWeek":"Monday","opens":"08:00","closes":"17:00"}]',
};

it('is the same as before for rows whose cells mean what they meant: an upgrade changes no digest of theirs', () => {
  expect(readingOf(plain)).toBe('4');
  expect(readingOf({ id: '1', title: 'Bob' })).toBe('4');
  expect(readingOf({ ...plain, openingHours: 'Mon-Fri 8-5', asShown: 'yes' })).toBe('4');
});

it.each<Cells>([
  { openingHours: 'Mon-Fri 8-5' },
  { verified: '✓' },
  { licensed: ' x' },
  { featured: "'TRUE" },
  { rating: '4.5 stars' },
  { rating: '★★★★☆' },
  { rating: '4.2 (31)' },
  { rating: '4.2, 31 reviews' },
  { reviews: '12 Google reviews' },
  { email: 'a@b.ca; c@d.ca' },
  { industry: 'Plumber, HVAC' },
  { website: '=HYPERLINK("https://bob.example","Site")' },
  { website: 'https://bob.example?a=1&amp;b=2' },
  { title: 'Chauffage &Eacute;rable' },
  { postCode: "'14201" },
])('is another one for rows with cells that mean something else now: %j', (cells) => {
  expect(readingOf({ ...plain, ...cells })).toBe('4+');
});

import { detailsWith } from '../catalogue/listing.js';
import type { Cells, Column } from './sheet-columns.js';
import { readSheetRow } from './sheet-row.js';

/** A row that nothing is wrong with. */
const good: Cells = {
  id: 'a-1',
  title: "Bob's Plumbing",
  industry: 'Plumbing',
  featured: 'yes',
  verified: 'no',
  licensed: 'yes',
  rating: '4.5',
  reviews: '12',
  address: '1 King St W, Toronto, ON, M5V 2T6',
  phone: '(416) 555-0123',
  email: 'bob@example.com',
  website: 'https://bob.example.com',
  googleMapsLink: 'https://maps.google.com/?q=1',
  latitude: '43.65',
  longitude: '-79.38',
  reviewsData: '[]',
  openingHours: '[]',
};

function read(cells: Cells) {
  const row = readSheetRow({ ...good, ...cells });
  if ('skipped' in row) throw new Error(`The row was skipped: ${row.skipped}`);
  return row;
}

/** What became of one cell, and what was said about it. */
function readCell(column: Exclude<Column, 'id' | 'asShown'>, cell: string) {
  const { details, notes } = read({ [column]: cell });
  return { value: details[column], notes: notes.filter(({ field }) => field === column).map(({ reason }) => reason) };
}

describe('a good row', () => {
  it('is read completely, without a note', () => {
    expect(readSheetRow(good)).toEqual({
      id: 'a-1',
      notes: [],
      details: detailsWith({
        title: "Bob's Plumbing",
        industry: 'Plumber',
        featured: true,
        verified: false,
        licensed: true,
        rating: 4.5,
        reviews: 12,
        address: '1 King St W, Toronto, ON, M5V 2T6',
        city: 'Toronto',
        region: 'ON',
        postCode: 'M5V 2T6',
        phone: '(416) 555-0123',
        phoneE164: '+14165550123',
        email: 'bob@example.com',
        website: 'https://bob.example.com',
        googleMapsLink: 'https://maps.google.com/?q=1',
        latitude: 43.65,
        longitude: -79.38,
      }),
    });
  });

  it('needs only id and title; columns that the sheet lacks are not noted for each row', () => {
    expect(readSheetRow({ id: '1', title: 'Bob' })).toMatchObject({
      id: '1',
      notes: [],
      details: { title: 'Bob', industry: null, rating: null },
    });
  });

  it('has its address composed of the columns that exist', () => {
    const { details } = read({ address: '1 King St W', city: 'Toronto', region: 'Ontario', postCode: 'm5v2t6' });
    expect(details).toMatchObject({ address: '1 King St W, Toronto, ON, M5V 2T6', city: 'Toronto', region: 'ON', postCode: 'M5V 2T6' });
  });

  it.each([
    ['Guelph, ON', '', 'Guelph', 'ON'],
    ['St-Jérôme (Québec)', '', 'St-Jérôme', 'QC'],
    // What the column of provinces says is meant.
    ['Lloydminster, AB', 'SK', 'Lloydminster', 'SK'],
    ['Fergus, Wellington County', '', 'Fergus, Wellington County', null],
  ])('has its town from the city %j, because searches compare with that', (cell, region, city, province) => {
    expect(read({ city: cell, region, address: '' }).details).toMatchObject({
      city,
      region: province,
      address: [city, province].filter(Boolean).join(', '),
    });
  });

  it.each(['ON', 'qc', 'K1A 0B1', 'k1a0b1', '12345', 'Canada', ' canada. '])(
    'ignores %j as a town: the cell may be in a wrong column',
    (city) => {
      const { details, notes } = read({ city, address: '1 King St W, Toronto, ON' });
      expect(details).toMatchObject({ city: 'Toronto', address: '1 King St W, Toronto, ON' });
      expect(notes).toEqual([{ field: 'city', reason: 'is no name of a town; dropped' }]);
      expect(read({ city, asShown: 'yes' }).details.city).toBe(city.trim());
    },
  );

  it.each(['K1A 0B1', '12345', 'Canada'])('ignores %j as a province', (region) => {
    const { details, notes } = read({ region, address: '1 King St W, Toronto, ON' });
    expect(details).toMatchObject({ region: 'ON', address: '1 King St W, Toronto, ON' });
    expect(notes).toEqual([{ field: 'region', reason: 'is no name of a province or state; dropped' }]);
  });

  it.each(['100 Mile House', 'Québec', 'Ajax', '70 Mile House'])('has the town %j', (city) => {
    expect(read({ city, address: '' })).toMatchObject({ details: { city }, notes: [] });
  });

  it('that was exported keeps its city unchanged', () => {
    expect(read({ city: 'Guelph, ON', asShown: 'yes' }).details).toMatchObject({ city: 'Guelph, ON', region: null });
  });

  it.each(['1 King St W\nToronto, ON\nM5V 2T6', '1 King St W,\r\nToronto, ON\r\n\r\nM5V 2T6\n'])(
    'has the lines of its address separated: %j',
    (address) => {
      expect(read({ address }).details).toMatchObject({
        address: '1 King St W, Toronto, ON, M5V 2T6',
        city: 'Toronto',
        region: 'ON',
        postCode: 'M5V 2T6',
      });
    },
  );

  it.each([
    ['ON M5V 2T6', 'M5V 2T6'],
    ['m5v2t6, Canada', 'M5V 2T6'],
    ['K1A-OB1', 'K1A 0B1'],
    ['14201', '14201'],
    ['M5V', 'M5V'],
  ])('has its postal code from %j', (postCode, code) => {
    const { details, notes } = read({ address: '1 King St W, Toronto', postCode });
    expect({ postCode: details.postCode, notes }).toEqual({ postCode: code, notes: [] });
  });

  it('notes that province and postal code contradict each other, and keeps both', () => {
    const { details, notes } = read({ address: '1 King St W', city: 'Ottawa', region: 'B.C.', postCode: 'K1A 0B1' });
    expect(details).toMatchObject({ region: 'BC', postCode: 'K1A 0B1' });
    expect(notes).toEqual([{ field: 'region', reason: 'is BC, and the postal code K1A 0B1 is in ON: one of the two is wrong' }]);
    expect(read({ address: '9 Elm St', city: 'Buffalo', region: 'NY', postCode: '14201' }).notes).toEqual([]);
  });

  it('notes the format of an invalid postal code', () => {
    expect(readCell('postCode', 'M5V 2T')).toEqual({
      value: 'M5V 2T',
      notes: ['is not a whole postal code; write it like L5G 1E2; kept as it is'],
    });
  });

  it('notes that the filter will not find an address without a city if no column has cities', () => {
    expect(read({ address: '1 King St W Toronto ON M5V 2T6' }).notes).toEqual([
      { field: 'address', reason: expect.stringMatching(/names no city.*street, city, region, postal code.*city filter/) as string },
    ]);
    expect(read({ address: '1 King St W', city: 'Toronto' }).notes).toEqual([]);
  });

  it('has line breaks in the description kept, and elsewhere replaced by spaces', () => {
    const { details } = read({ title: 'Bob\r\n  & Sons', description: 'One\nTwo', phone: '416\u00a0555\n0123' });
    expect(details).toMatchObject({ title: 'Bob & Sons', description: 'One\nTwo', phone: '416 555 0123' });
  });
});

describe('a row without id or title', () => {
  it.each([
    [{ id: '' }, 'has no id'],
    [{ id: '  ' }, 'has no id'],
    [{ title: '' }, 'has no title'],
    [{ title: ' \n ' }, 'has no title'],
    [{ title: '#REF!' }, 'has no title'],
    [{ title: '=CONCAT(A1,B1)' }, 'title is a formula (=CONCAT(A1,B1)) and not its result: write the value itself'],
    [{ id: 'a\nb' }, 'id has control characters'],
    [{ title: 'a\u0000b' }, 'title has control characters'],
    [{ id: 'x'.repeat(201) }, 'id is longer than 200 characters'],
    [{ title: 'x'.repeat(201) }, 'title is longer than 200 characters'],
  ])('is skipped: %j', (cells, skipped) => expect(readSheetRow({ ...good, ...cells })).toEqual({ skipped }));
});

describe('a line of totals', () => {
  const nothing: Cells = { industry: '', address: '', phone: '', email: '', website: '', googleMapsLink: '', latitude: '', longitude: '' };

  it.each(['Total', 'TOTALS:', 'Grand total', 'Sub-total', 'Sous-total', 'Total général', 'Total: 12'])('is skipped: %j', (title) => {
    expect(readSheetRow({ ...good, ...nothing, title, phone: '12', reviews: '345' })).toEqual({
      skipped: 'is a line of totals, not a business',
    });
  });

  it('is imported if it has contact details or another name', () => {
    expect(read({ ...nothing, title: 'Total', phone: '416-555-0123' }).details.title).toBe('Total');
    expect(read({ ...nothing, title: 'Total', address: '1 King St' }).details.title).toBe('Total');
    expect(read({ ...nothing, title: 'Total Plumbing' }).details.title).toBe('Total Plumbing');
    expect(read({ ...nothing, title: 'Total', asShown: 'yes' }).details.title).toBe('Total');
  });
});

describe('yes and no', () => {
  it.each(['yes', 'YES', ' y ', 'True', '1', 'oui', 'VRAI', '✓', '✔️', '☑', '✅', "'TRUE", 'Yes\u00a0'])('%j means yes', (cell) =>
    expect(readCell('featured', cell)).toEqual({ value: true, notes: [] }),
  );
  it.each(['no', 'N', 'false', '0', 'non', 'FAUX', '', '-', 'n/a', '☐', '✗', '❌'])('%j means no', (cell) =>
    expect(readCell('licensed', cell)).toEqual({ value: false, notes: [] }),
  );
  it.each(['x', 'X', '☒'])('%j means yes, with a note: in some lists it crosses a line out', (cell) => {
    expect(readCell('verified', cell)).toEqual({ value: true, notes: [`is "${cell}", taken as yes; write no if it means that`] });
  });
  it.each(['maybe', '2', 'xx', 'yes!'])('%j means no, with a note', (cell) => {
    expect(readCell('verified', cell)).toEqual({ value: false, notes: ['is neither yes nor no; taken as no'] });
  });
});

describe('numbers', () => {
  it.each([
    ['rating', '0', 0],
    ['rating', '5', 5],
    ['rating', ' 4.5 ', 4.5],
    ['rating', '4,5', 4.5],
    ['latitude', '90', 90],
    ['latitude', '+43.6', 43.6],
    ['longitude', '-180', -180],
    ['longitude', '-73,58', -73.58],
    ['rating', '4.5/5', 4.5],
    ['rating', '4,5 / 5', 4.5],
    ['rating', '4.5 stars', 4.5],
    ['rating', '1 star', 1],
    ['rating', '4,5 étoiles', 4.5],
    ['rating', '4.5 out of 5', 4.5],
    ['rating', '4,5 sur 5 étoiles', 4.5],
    ['rating', '4.5 ★', 4.5],
    ['rating', '★★★★☆', 4],
    ['rating', '★ ★ ★ ★ ★', 5],
    ['rating', '★★★½', 3.5],
    ['rating', '⭐⭐⭐', 3],
    ['rating', "'4.5", 4.5],
    ['latitude', '45.42°', 45.42],
    ['latitude', '45,42° N', 45.42],
    ['longitude', '−75.69', -75.69],
    ['longitude', '–75.69', -75.69],
    ['longitude', '75.69 W', -75.69],
    ['longitude', '75,69° O', -75.69],
    ['longitude', '-75.69° W', -75.69],
    ['reviews', '(1,234)', 1_234],
    ['reviews', '12 reviews', 12],
    ['reviews', '1 avis', 1],
    ['reviews', '128 Google reviews', 128],
    ['reviews', '1\u202f204 avis Google', 1_204],
    ['reviews', "'37", 37],
    ['reviews', '0', 0],
    ['reviews', '12.0', 12],
    ['reviews', '1,200', 1_200],
    ['reviews', '1 234 567', 1_234_567],
    ['reviews', '', 0],
  ] as const)('%s %j is %j', (column, cell, value) => expect(readCell(column, cell)).toEqual({ value, notes: [] }));

  it.each([
    '9/10',
    '4/5/2026',
    '4-5',
    '4.5/',
    '4 W',
    '6/5',
    '5.01',
    '-0.1',
    '4,,5',
    '4.5 starships',
    '4.5 (east)',
    '4,120 reviews',
    '☆☆☆☆☆',
    '★★★★★★',
    '★★★★☆☆',
    'NaN',
    'Infinity',
    '0x4',
    '1e',
    '.',
    '٤',
  ])('drops the rating %j with a note', (cell) => {
    expect(readCell('rating', cell)).toEqual({ value: null, notes: ['is not a number from 0 to 5; dropped'] });
  });

  it.each(['(-1)', '(1', 'reviews', '12 reviewers', '-1', '1.5', '1,5', '12,34', '1,2000', 'many', '100000001', '1e3', '.'])(
    'takes %j reviews for none, with a note',
    (cell) => {
      expect(readCell('reviews', cell)).toEqual({ value: 0, notes: ['is not a whole number; taken as 0'] });
    },
  );

  it.each([
    ['4.2 (31)', 4.2, 31],
    ['4.8(1,204)', 4.8, 1_204],
    ['4,8 (1 204 avis)', 4.8, 1_204],
    ['4.8 ★ (120 reviews)', 4.8, 120],
    ['4.8/5 (12 Google reviews)', 4.8, 12],
    ['4.8 · 31 reviews', 4.8, 31],
    ['4.8 stars, 31 ratings', 4.8, 31],
    ['4,8 31 avis', 4.8, 31],
    ['4.8 out of 5 based on 1,204 Google reviews', 4.8, 1_204],
    ['5 stars from 1 review', 5, 1],
  ])('a rating with its count, %j, is %j of %j reviews', (rating, value, reviews) => {
    expect(read({ rating, reviews: '' })).toMatchObject({ details: { rating: value, reviews }, notes: [] });
    expect(read({ rating, reviews: 'n/a' }).details.reviews).toBe(reviews);
  });

  it('takes the count of reviews from its own column, and notes another one beside the rating', () => {
    expect(read({ rating: '4.2 (31)', reviews: '(31)' })).toMatchObject({ details: { rating: 4.2, reviews: 31 }, notes: [] });
    expect(read({ rating: '4.2 (31)', reviews: '30' })).toMatchObject({
      details: { rating: 4.2, reviews: 30 },
      notes: [{ field: 'rating', reason: 'has another number of reviews (31) than their own column, which is taken' }],
    });
  });

  it('reads the 0 that a spreadsheet writes for unrated as no rating', () => {
    expect(read({ rating: '0', reviews: '0' }).details.rating).toBeNull();
    expect(read({ rating: '0', reviews: '3' }).details.rating).toBe(0);
  });

  it.each([
    ['latitude', '90.1'],
    ['longitude', '-180.1'],
    ['latitude', '43°39'],
    ['longitude', ''],
  ] as const)('drops both coordinates when %s is %j, with a note', (column, cell) => {
    const { details, notes } = read({ [column]: cell });
    expect(details).toMatchObject({ latitude: null, longitude: null });
    expect(notes.length).toBeGreaterThan(0);
  });
});

describe('coordinates outside Canada', () => {
  it.each([
    ['swapped', '-79.38', '43.65', 'swapped'],
    ['on null island', '0', '0', 'Atlantic'],
    ['in Fiji', '-17.7', '178.1', 'not in Canada'],
    ['at the south pole', '-90', '0', 'not in Canada'],
    ['without their minus', '43.65', '79.38', 'not in Canada'],
  ])('%s: dropped with one note; the rest of the row is imported', (_what, latitude, longitude, reason) => {
    const { details, notes } = read({ latitude, longitude });
    expect(details).toMatchObject({ latitude: null, longitude: null, title: expect.stringMatching(/./) as string });
    expect(notes).toEqual([{ field: 'latitude', reason: expect.stringContaining(reason) as string }]);
  });
});

describe('links', () => {
  it.each(['https://bob.example.com', 'HTTP://bob.example.com/a?b=c#d', ' https://xn--bb-eka.example '])('keep %j', (cell) => {
    expect(readCell('website', cell)).toEqual({ value: cell.trim(), notes: [] });
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'ftp://bob.example.com',
    'www.bob.example.com',
    'bob.example.com',
    '//bob.example.com',
    'http:bob.example.com',
    'https://',
    'http://[',
    'mailto:bob@example.com',
    'file:///etc/passwd',
  ])('drop %j with a note', (cell) => {
    for (const column of ['website', 'googleMapsLink', 'image'] as const) {
      const { value, notes } = readCell(column, cell);
      expect(value).toBeNull();
      expect(notes).toEqual([expect.stringMatching(/dropped$/)]);
    }
  });

  it.each([
    'https://bob.example/a, https://ann.example',
    'https://bob.example https://ann.example',
    'https://bob.example/ | http://ann.example',
  ])('are dropped with a note if there are two: %j', (cell) => {
    expect(readCell('website', cell)).toEqual({ value: null, notes: ['holds more than one address; keep one; dropped'] });
  });

  it.each(['https://n/a', 'http://none', 'https://bob', 'https://TBD/'])(
    'are dropped with a note if they cannot be a website: %j',
    (cell) => {
      expect(readCell('website', cell)).toEqual({ value: null, notes: ['has no name of a site such as example.com; dropped'] });
    },
  );

  it.each([
    'https://bob.example/q?u=https://ann.example',
    'https://maps.example/?q=1 Main St, Guelph',
    'https://web.example/2020/https://bob.example',
  ])('may contain an address: %j', (cell) => expect(readCell('website', cell)).toEqual({ value: cell, notes: [] }));

  it('may be 2,048 characters long', () => {
    const longest = `https://bob.example.com/${'x'.repeat(2_024)}`;
    expect(readCell('website', longest)).toEqual({ value: longest, notes: [] });
    expect(readCell('website', `${longest}x`)).toEqual({ value: null, notes: ['is longer than 2048 characters; dropped'] });
  });

  it("may be one of this site's own pictures", () => {
    expect(readCell('image', '/media/ab12.webp').value).toBe('/media/ab12.webp');
    expect(readCell('image', '/elsewhere/ab12.webp').value).toBeNull();
    expect(readCell('website', '/media/ab12.webp').value).toBeNull();
  });
});

describe('residue of copied cells', () => {
  it('is removed from names: invisible characters, and HTML entities', () => {
    expect(read({ title: '\ufeffBob\u200b&#8217;s &amp; Ann\u00ad&#39;s', city: 'Tor\u200bonto\u2060' }).details).toMatchObject({
      title: "Bob’s & Ann's",
      city: 'Toronto',
    });
    expect(readCell('description', 'Heating &amp; &quot;cooling&quot;\n5 &lt; 6 &#x2014; AT&T &#xffffffff; &#0;').value).toBe(
      'Heating & "cooling"\n5 < 6 — AT&T &#xffffffff; &#0;',
    );
    expect(read({ title: 'Chauffage &Eacute;rable', city: 'Montr&eacute;al&nbsp;Est' }).details).toMatchObject({
      title: 'Chauffage Érable',
      city: 'Montréal Est',
    });
    for (const title of ['AT&T', 'R&D; Sons', 'A &bogus; B', 'B&eacute']) expect(read({ title }).details.title).toBe(title);
    expect(read({ email: 'bob&#64;example.com', website: 'https://bob.example?a=1&amp;copy=2' }).details).toMatchObject({
      email: 'bob@example.com',
      website: 'https://bob.example?a=1&copy=2',
    });
    expect(read({ title: 'A &amp; B', asShown: 'yes' }).details.title).toBe('A &amp; B');
    // It was not written for a web page.
    expect(readCell('description', 'Write &lt; for <').value).toBe('Write &lt; for <');
  });

  it('is corrected if it is a character of Windows-1252 that a program read as a control character', () => {
    expect(read({ title: 'Bob\u0092s \u0093Best\u0094', description: 'Caf\u00e9 \u0096 \u0085' }).details).toMatchObject({
      title: 'Bob’s “Best”',
      description: 'Café – …',
    });
    expect(readSheetRow({ ...good, title: 'Bob\u0081s' })).toEqual({ skipped: 'title has control characters' });
  });

  it('does not include joiners within emojis and Persian text', () => {
    for (const title of ['👩\u200d🔧 Ann', 'می\u200cخواهم']) expect(read({ title }).details.title).toBe(title);
  });

  it.each([
    ['title', 'Plomberie MontrÃ©al', 'has "Ã©", as letters look that were read in a wrong encoding'],
    ['city', 'QuÃ©bec', 'has "Ã©", as letters look that were read in a wrong encoding'],
    ['description', 'We donâ€™t leak', 'has "â€™", as letters look that were read in a wrong encoding'],
    ['title', 'Plomberie Montr\ufffdal', 'has "\ufffd", as letters look that were read in a wrong encoding'],
    ['description', '<p>We fix</p>', 'has HTML in it, which is shown as it is'],
  ] as const)('is noted if %s is %j', (field, cell, reason) => {
    expect(read({ [field]: cell }).notes).toContainEqual({ field, reason });
    expect(read({ [field]: cell }).details[field]).toBe(cell);
  });

  it.each(['Château Ãngelo', 'â la carte', 'Pipes < 5 and > 3', 'Söhne & Töchter'])('is not found in %j', (cell) =>
    expect(readCell('description', cell)).toEqual({ value: cell, notes: [] }),
  );
});

describe('a formula that came as a text', () => {
  it.each([
    ['website', '=HYPERLINK("https://bob.example/?a=1,2","Site")', 'https://bob.example/?a=1,2'],
    ['website', '=HYPERLINK("https://bob.example")', 'https://bob.example'],
    ['website', '=LIEN_HYPERTEXTE("https://bob.example";"Site ""web""")', 'https://bob.example'],
    ['googleMapsLink', ' =hyperlink( "https://maps.example/1" , "Map" ) ', 'https://maps.example/1'],
    ['email', '=HYPERLINK("mailto:bob@example.com","Email us")', 'bob@example.com'],
    ['title', '=HYPERLINK("https://bob.example","Bob ""the"" Plumber")', 'Bob "the" Plumber'],
    ['phone', '=HYPERLINK("tel:+14165550123","416-555-0123")', '416-555-0123'],
    ['description', '=HYPERLINK("https://bob.example")', '=HYPERLINK("https://bob.example")'],
  ] as const)('is the address or the label of its link: %s %s', (field, cell, value) =>
    expect(readCell(field, cell)).toEqual({ value, notes: [] }),
  );

  it('is no link where its address is computed', () => {
    expect(readCell('website', '=HYPERLINK(A1,"Site")')).toEqual({
      value: null,
      notes: ['is a formula (=HYPERLINK(A1,"Site")) and not its result: write the value itself; dropped'],
    });
    expect(readCell('description', '=VLOOKUP(A1,B:C,2)').value).toBe(null);
  });

  it('is none in an exported row, or where a text only begins with its sign', () => {
    expect(read({ title: '=HYPERLINK("https://a.example","B")', asShown: 'yes' }).details.title).toBe(
      '=HYPERLINK("https://a.example","B")',
    );
    expect(read({ title: '= Equal Plumbing =' }).details.title).toBe('= Equal Plumbing =');
  });
});

describe('an apostrophe that keeps a spreadsheet from computing', () => {
  it.each([
    ['postCode', "'14201", '14201'],
    ['licenceNumber', "'00123", '00123'],
    ['email', "'bob@example.com'", 'bob@example.com'],
    ['website', "'https://bob.example", 'https://bob.example'],
    ['latitude', "'43.65", 43.65],
  ] as const)('is no part of %s %j', (field, cell, value) => expect(readCell(field, cell)).toEqual({ value, notes: [] }));

  it('is a part of a name', () => {
    for (const title of ["'Til Dawn Electric", "'90s Renos"]) expect(read({ title }).details.title).toBe(title);
  });
});

describe('several email addresses in a cell', () => {
  it.each([
    ['a@b.ca, c@d.ca', 'a@b.ca', 'c@d.ca'],
    ['a@b.ca; c@d.ca / e@f.ca', 'a@b.ca', 'c@d.ca, e@f.ca'],
    ['a@b.ca c@d.ca', 'a@b.ca', 'c@d.ca'],
    ['mailto:a@b.ca or c@d.ca', 'a@b.ca', 'c@d.ca'],
    ['Bob <bob@example.com>', 'bob@example.com', undefined],
    ['bob@example.com (office)', 'bob@example.com', undefined],
  ])('%j: the first is taken, and the others are named', (cell, first, rest) => {
    const others = rest === undefined ? '' : `; left out: ${rest}`;
    expect(readCell('email', cell)).toEqual({
      value: first,
      notes: [`is more than an email address (${cell}); ${first} is taken${others}`],
    });
  });
});

it('an exported row with more than an email address is not cleaned', () => {
  const { details, notes } = read({ email: 'Bob <bob@example.com>', asShown: 'yes' });
  expect(details.email).toBeNull();
  expect(notes.filter(({ field }) => field === 'email')).toEqual([
    { field: 'email', reason: expect.not.stringContaining('is taken') as string },
  ]);
});

describe('several trades in a cell', () => {
  it.each([
    ['Plumber, HVAC', 'Plumber', 'HVAC Technician'],
    ['Plombier / Chauffage', 'Plumber', 'HVAC Technician'],
    ['Roofing; Siding & Eavestrough; Windows', 'Roofer', 'Siding & Eavestrough, Windows & Glass'],
    ['Electrical and Plumbing', 'Electrician', 'Plumber'],
    ['Peintre et menuisier', 'Painter', 'Carpenter'],
    ['Plumbers | Electricians', 'Plumber', 'Electrician'],
    ['Plumbing, Electrical, and Roofing', 'Plumber', 'Electrician, Roofer'],
    ['Plomberie, électricité, et toiture', 'Plumber', 'Electrician, Roofer'],
    ['& Roofing, Plumbing', 'Roofer', 'Plumber'],
    ['Plumbing, heating and air-conditioning contractors', 'Plumber', 'HVAC Technician'],
  ])('%j: the first is taken, and the others are named', (cell, first, rest) => {
    expect(readCell('industry', cell)).toEqual({
      value: first,
      notes: [`names several trades, and a listing has one; ${first} is taken; left out: ${rest}`],
    });
  });

  it.each([
    ['Plumbing & Heating', 'Plumber'],
    ['Plumbing & HVAC', 'Plumber'],
    ['Tile & Stone', 'Tile & Stone'],
    ['Plumber / Plombier', 'Plumber'],
    // Nobody knows what is behind the comma: the whole stays one name.
    ['Roofing, siding and insulation material merchant wholesalers', 'Roofing, siding and insulation material merchant wholesalers'],
    ['Plumbing, Yodelling', 'Plumbing, Yodelling'],
    ['Heating &', 'Heating &'],
  ])('%j is one', (cell, value) => expect(readCell('industry', cell)).toEqual({ value, notes: [] }));

  it('are kept as they are in an exported row', () =>
    expect(read({ industry: 'Plumber, HVAC', asShown: 'yes' }).details.industry).toBe('Plumber, HVAC'));
});

describe('a phone cell that is more than a number', () => {
  it.each([
    ['416-555-0123 / 905-555-0124', '+14165550123', '+19055550124'],
    ['416-555-0123 or 1-800-555-0199', '+14165550123', '+18005550199'],
    ['416-555-0123, 905-555-0124; 613-555-0125', '+14165550123', '+19055550124, +16135550125'],
    ['416-555-0100 / 416-555-0101 ext. 4', '+14165550100', '+14165550101 ext. 4'],
    ['24/7 416-555-0123', '+14165550123', undefined],
    ['416-555-0123 (office) 416-555-0123', '+14165550123', undefined],
  ])('calls the first one of %j, and names the others', (cell, number, others) => {
    const { details, notes } = read({ phone: cell });
    expect(details).toMatchObject({ phone: cell, phoneE164: number });
    const rest = others === undefined ? '' : `; not used: ${others}`;
    expect(notes).toEqual([{ field: 'phone', reason: `is more than a number; Call and chat use ${number}${rest}` }]);
  });

  it.each(['416-555-01234', '416-555-012', '41655501234', '1234-416-555-0123'])('gets no number from %j', (cell) =>
    expect(read({ phone: cell }).details.phoneE164).toBeNull(),
  );
});

describe('placeholders for missing values', () => {
  it.each(['n/a', 'N/A', ' n.a. ', '-', '--', '—', 'none', 'NULL', 'TBD', 'unknown', '?', '...', 'aucun', 's.o.'])(
    '%j is empty',
    (cell) => {
      for (const column of [
        'industry',
        'address',
        'phone',
        'licenceNumber',
        'credit',
        'description',
        'email',
        'website',
        'rating',
      ] as const)
        expect(readCell(column, cell).value).toBeNull();
      expect(read({ address: '1 King St', city: cell, region: cell, postCode: cell }).details).toMatchObject({
        address: '1 King St',
        city: null,
        region: null,
        postCode: null,
      });
      expect(readCell('serviceArea', cell)).toEqual({ value: [], notes: [] });
      expect(readCell('licensed', cell)).toEqual({ value: false, notes: [] });
      expect(readCell('openingHours', cell)).toEqual({ value: [], notes: [] });
      expect(readCell('phone', cell).notes).toEqual([expect.stringContaining('is empty')]);
    },
  );

  it.each(['n/a', ' N.A. ', '-', '—', '?', '...', 's.o.'])('%j is not a name of a business; as an id it is kept', (cell) => {
    expect(read({ id: cell }).id).toBe(cell.trim());
    expect(readSheetRow({ ...good, title: cell })).toEqual({ skipped: 'has no title' });
  });

  it.each(['Unknown', 'none', 'NA', 'TBD'])('%j may be a name of a business', (cell) => {
    expect(read({ title: cell }).details.title).toBe(cell);
  });

  it.each(['Nan', 'A', 'None Such', '24/7', 'No'])('%j is a name', (cell) => expect(readCell('credit', cell).value).toBe(cell));

  it('do not change a row that was exported', () => {
    expect(read({ city: 'None', asShown: 'yes' }).details.city).toBe('None');
  });
});

describe('numbers that a spreadsheet has changed', () => {
  it.each(['6.13E+09', '6,13E+09', ' 6.1e9 ', '6E+09'])('%j is dropped with a note: it has lost digits', (cell) => {
    for (const column of ['phone', 'licenceNumber'] as const) {
      const { value, notes } = readCell(column, cell);
      expect(value).toBeNull();
      expect(notes).toEqual([expect.stringMatching(/shortened by a spreadsheet \(.*\).*format the column as text.*dropped/)]);
    }
  });

  it.each(['4165550123.0', "'4165550123"])('a phone number that was stored as text or as a number is kept: %j', (phone) => {
    expect(read({ phone }).details).toMatchObject({ phone: '4165550123', phoneE164: '+14165550123' });
  });

  it('an id is kept with a note: two businesses may have the same one', () => {
    const { id, notes } = read({ id: '1.23E+11' });
    expect({ id, notes }).toEqual({
      id: '1.23E+11',
      notes: [{ field: 'id', reason: expect.stringMatching(/shortened by a spreadsheet.*same id.*format the column as text/) as string }],
    });
  });
});

describe('other cells', () => {
  it.each(['bob', 'bob@', 'bob@example', 'bob at example.com', `${'x'.repeat(250)}@b.ca`])('drop the email address %j', (cell) => {
    const { value, notes } = readCell('email', cell);
    expect(value).toBeNull();
    expect(notes).toHaveLength(1);
  });

  it.each([
    ['industry', 200],
    ['city', 200],
    ['address', 500],
    ['phone', 500],
    ['credit', 500],
    ['description', 10_000],
  ] as const)('%s may have %d characters, and is dropped with a note beyond', (column, most) => {
    expect(readCell(column, 'x'.repeat(most)).notes.join()).not.toContain('longer');
    expect(readCell(column, 'x'.repeat(most + 1)).notes.join()).toContain(`is longer than ${most} characters; dropped`);
  });

  it.each(['industry', 'address', 'phone', 'description', 'credit'] as const)('lose a NUL in %s', (column) => {
    expect(readCell(column, 'a\u0000b').notes[0]).toBe('has control characters; dropped');
  });

  it('have an email address without its mailto link', () => {
    expect(readCell('email', ' MailTo: bob@example.com')).toEqual({ value: 'bob@example.com', notes: [] });
  });

  it.each(['Guelph, Elora, Fergus', 'Guelph, Elora'])('have a note for %j that semicolons separate places', (cell) => {
    expect(readCell('serviceArea', cell)).toEqual({ value: [cell], notes: ['has commas within a place: write ; between places'] });
  });

  it.each(['Guelph, ON', 'Guelph, Ont.; Elora, Ontario, Canada', 'Guelph; Elora'])('have no note for %j', (cell) => {
    expect(readCell('serviceArea', cell).notes).toEqual([]);
  });

  it('keep a phone number that cannot be dialled, with a note', () => {
    expect(readCell('phone', 'ask for Bob')).toEqual({
      value: 'ask for Bob',
      notes: ['is not a number that can be dialled; shown, but Call and chat stay disabled'],
    });
  });

  it('drop invalid JSON with a note, and keep what is readable', () => {
    expect(readCell('reviewsData', '[{"rating":5}')).toEqual({ value: [], notes: ['is not a JSON list; left out'] });
    expect(readCell('reviewsData', '[{"body":"ok"}, 5]')).toMatchObject({
      value: [{ body: 'ok' }],
      notes: ['entry 2 is not a review; left out'],
    });
  });

  it('have hours in words, and say what is not taken of them', () => {
    const saturday = [{ dayOfWeek: 'Saturday', opens: '09:00', closes: '12:00' }];
    expect(readCell('openingHours', 'Sat 9&ndash;noon')).toEqual({ value: saturday, notes: [] });
    expect(readCell('openingHours', 'Sat 9-noon, Sun by appointment, closed holidays')).toEqual({
      value: saturday,
      notes: ['appointments', 'holidays'].map((what) => `names ${what} as well, which have no place here; only the times are taken`),
    });
    const wrong = (shown: string) => `is not understood (${shown}); left out: write it like "Mon-Fri 8:00-17:00, Sat 9-noon" or "24/7"`;
    expect(readCell('openingHours', 'By appointment')).toEqual({ value: [], notes: [wrong('By appointment')] });
    expect(readCell('openingHours', 'ask '.repeat(100))).toEqual({ value: [], notes: [wrong(`${'ask '.repeat(20)}...`)] });
  });

  it('without coordinates have no note about nearby searches: the address gives an approximate place', () => {
    const [{ reason } = { reason: '' }] = read({ latitude: '', longitude: '' }).notes;
    expect(reason).toMatch(/postal code or town/);
    expect(reason).not.toContain('left out');
  });

  it.each([
    ['industry', { industry: ' ' }],
    ['phone', { phone: '' }],
    ['city', { address: '1 King St W', city: '' }],
    ['latitude', { latitude: '', longitude: '' }],
  ] as const)('have a note if %s is empty, because the page then lacks a part', (field, cells) => {
    expect(read(cells).notes).toEqual([{ field, reason: expect.stringContaining('is empty') as string }]);
  });
});

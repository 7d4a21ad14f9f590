import { SHEET_FIELDS } from '../../../../../shared/listings/field-lists.js';
import { matchColumns, type SampledColumn } from './column-matching.js';

const column = (name: string, ...cells: string[]): SampledColumn => ({ name, cells });

/** Columns of which nothing but the names is known. */
const named = (...names: string[]) => matchColumns(names.map((name) => column(name)));

describe('matchColumns', () => {
  it.each([
    [
      ['Business Name', 'Category', 'Telephone'],
      ['title', 'industry', 'phone'],
    ],
    [
      ["Nom de l'entreprise", 'Catégorie', 'Téléphone', 'Courriel', 'Adresse', 'Ville', 'Code postal'],
      ['title', 'industry', 'phone', 'email', 'address', 'city', 'postCode'],
    ],
    [
      ['COMPANY', 'E-Mail Address', 'Web Site', 'ZIP Code', 'State/Province'],
      ['title', 'email', 'website', 'postCode', 'region'],
    ],
    [
      ['title', 'industry', 'googleMapsLink', 'postCode', 'licenceNumber', 'asShown'],
      ['title', 'industry', 'googleMapsLink', 'postCode', 'licenceNumber', 'asShown'],
    ],
    [
      ['name', 'formatted_address', 'formatted_phone_number', 'user_ratings_total'],
      ['title', 'address', 'phone', 'reviews'],
    ],
    [
      ['Company', 'Type of work', 'Tel. #', 'E-mail(s)', 'Addr.', 'Town/City', 'P.C.', 'Web page', 'Hrs'],
      ['title', 'industry', 'phone', 'email', 'address', 'city', 'postCode', 'website', 'openingHours'],
    ],
    [
      ['Fournisseur', 'Métiers', 'Nbre d’avis', 'Note Google', 'Heures d’ouverture (optionnel)', 'Permis', 'Secteur desservi'],
      ['title', 'industry', 'reviews', 'rating', 'openingHours', 'licenceNumber', 'serviceArea'],
    ],
    [
      ['Supplier name', 'Phone No.', '# of Reviews', 'Rating (out of 5)', 'Licensed (Y/N)', 'Verified?'],
      ['title', 'phone', 'reviews', 'rating', 'licensed', 'verified'],
    ],
    [
      ['Contact Person', 'Colour'],
      [null, null],
    ],
  ])('recognises %j by their names', (names, fields) => {
    expect(Object.values(named(...names))).toEqual(fields);
  });

  it.each(SHEET_FIELDS)('recognises %s by its own name, as the export writes it', (field) => {
    expect(named(field)).toEqual({ [field]: field });
  });

  it('assigns each field to one column: the better matching name wins', () => {
    expect(named('Name', 'Business Name')).toEqual({ Name: null, 'Business Name': 'title' });
    expect(named('Mobile', 'Phone')).toEqual({ Mobile: null, Phone: 'phone' });
  });

  it('recognises columns by their values if their names are unknown', () => {
    expect(
      matchColumns([
        column('A', "Bob's Plumbing", 'Ann Electric', 'Roof & Co'),
        column('B', '(416) 555-0142', '905.555.0101', ''),
        column('C', 'bob@example.com', 'ann@example.com'),
        column('D', 'www.bob.example', 'https://ann.example/'),
        column('E', 'M5V 2T6', 'l5g1e1'),
        column('F', 'Plumbing', 'electricians'),
        column('G', '12 King St W, Toronto', '3 Main Street'),
        column('H', 'ON', 'Québec'),
      ]),
    ).toEqual({ A: 'title', B: 'phone', C: 'email', D: 'website', E: 'postCode', F: 'industry', G: 'address', H: 'region' });
  });

  it('prefers the values if a name means something else', () => {
    expect(matchColumns([column('Business', 'Ann'), column('Site', 'ann@example.com'), column('Contact', '416-555-0142')])).toEqual({
      Business: 'title',
      Site: 'email',
      Contact: 'phone',
    });
  });

  it.each([
    'Fax',
    'FAX #',
    'Fax number',
    'Télécopieur',
    'Téléc.',
    'No de fax',
    'Home phone',
    'Owner (private)',
    'Numéro personnel',
    'Internal line',
  ])('reads no phone numbers from %j', (name) => {
    const columns = [column('Business', 'Bob'), column(name, '416-555-0142', '416-555-0143')];
    expect(matchColumns(columns)).toEqual({ Business: 'title', [name]: null });
  });

  it('does not read notes as ratings, or areas as provinces', () => {
    expect(matchColumns([column('Note', 'called twice', 'no answer, 2 calls'), column('Name', 'Bob')]).Note).toBeNull();
    expect(matchColumns([column('Score', 'A', 'B'), column('Name', 'Bob')]).Score).toBeNull();
    expect(matchColumns([column('Note', '4,5', '', '4.8/5', 'n/a'), column('Name', 'Bob')]).Note).toBe('rating');
    expect(matchColumns([column('Region', 'Eastern Ontario', 'GTA'), column('Name', 'Bob')]).Region).toBeNull();
    expect(matchColumns([column('Region', 'Ontario', 'N.B.', 'Vermont'), column('Name', 'Bob')]).Region).toBe('region');
  });

  it('prefers a column called province to one called region', () => {
    expect(named('Region', 'Province')).toEqual({ Region: null, Province: 'region' });
  });

  it('does not use ids that are duplicate or missing in a row', () => {
    expect(matchColumns([column('ID', '1', '2'), column('Name')]).ID).toBe('id');
    expect(matchColumns([column('ID', '7', '7'), column('Name')]).ID).toBeNull();
  });

  it('does not use numbers as names of businesses', () => {
    expect(matchColumns([column('A', '12', '13'), column('B', 'Bob', 'Ann')])).toEqual({ A: null, B: 'title' });
  });
});

import { InvalidValues } from '../../../shared/domain-error.js';
import { asTyped, wordsFor } from './listing-words.js';
import { inFormOrder, readFields, withEdits } from './submission-fields.js';

const FORM = {
  title: ' Bob ',
  industry: 'hvac technician',
  phone: '(519) 555-0123',
  email: 'bob@example.com',
  website: '',
  complete_address: '1 Main St',
  city: 'Guelph',
  post_code: 'N1H 1A1',
  business_description: 'Taps.\nAnd drains.',
  licensed: 'YES',
};

function errorsOf(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof InvalidValues) return error.errors.map(({ field, message }) => `${field} ${message}`);
    throw error;
  }
  return [];
}

it('is put into the order of the form', () => {
  const read = readFields('new', FORM);
  const shuffled = Object.fromEntries(Object.entries(read).toReversed());
  expect(Object.keys(inFormOrder(shuffled))).toEqual(Object.keys(read));
});

describe('a form', () => {
  it('is trimmed; empty fields are missing', () => {
    expect(readFields('new', FORM)).toEqual({
      title: 'Bob',
      industry: 'HVAC Technician',
      phone: '(519) 555-0123',
      email: 'bob@example.com',
      complete_address: '1 Main St',
      city: 'Guelph',
      post_code: 'N1H 1A1',
      business_description: 'Taps.\nAnd drains.',
      licensed: 'Yes',
    });
  });

  it('has the same line breaks with and without JavaScript', () => {
    expect(readFields('new', { ...FORM, business_description: 'Taps.\r\nDrains.\rPipes.' })).toMatchObject({
      business_description: 'Taps.\nDrains.\nPipes.',
    });
  });

  it('has invisible characters removed from an email address', () => {
    expect(readFields('new', { ...FORM, email: 'bob\u200B@example.com\u200E' })).toMatchObject({ email: 'bob@example.com' });
  });

  it.each([
    ['Burlington, Milton; Georgetown', 'Burlington; Milton; Georgetown'],
    ['Guelph, ON, Elora, Ontario', 'Guelph; Elora'],
    ['Guelph\nFergus', 'Guelph; Fergus'],
    ['Guelph, ON; Elora, Ont.', 'Guelph; Elora'],
    ['Guelph, ON\nFergus, ON, Canada', 'Guelph; Fergus'],
    ['Quebec, Levis', 'Quebec; Levis'],
    ['Ontario', 'Ontario'],
    ['Guelph ON, Kitchener ON', 'Guelph; Kitchener'],
    ['Mont-Tremblant QC', 'Mont-Tremblant'],
    ['- Guelph\n- Elora', 'Guelph; Elora'],
    ['• Guelph\n•Elora', 'Guelph; Elora'],
  ])('has the towns of %p separated', (typed, towns) => {
    expect(readFields('new', { ...FORM, Service_Area: typed })).toMatchObject({ Service_Area: towns });
  });

  it('reports for every invalid field what would be right', () => {
    expect(
      errorsOf(() =>
        readFields(
          'new',
          { ...FORM, title: null, phone: '911', email: 'bob', website: 'bob.example', licensed: 'maybe', owner: 'x' },
          'fields',
        ),
      ),
    ).toEqual([
      'fields.owner is not a known field',
      'fields.title write the name of the business',
      'fields.phone must be a phone number that can be dialled, such as (519) 555-0123, or one with + and the country code',
      'fields.email must be one email address, such as name@example.com',
      'fields.website must be a web address that starts with http:// or https://',
      'fields.licensed must be one of Yes, No',
    ]);
  });

  it.each([
    ['website', `https://example.com/${'x'.repeat(2_048)}`, 'is longer than 2048 characters'],
    ['google_maps_link', `https://example.com/${'x'.repeat(2_048)}`, 'is longer than 2048 characters'],
    ['email', `${'x'.repeat(250)}@example.com`, 'is longer than 254 characters'],
    ['email', 'bob\u0000@example.com', 'has control characters'],
    ['phone', '519 555 0142 / 519 555 0143', 'has more than one number: write the one that customers call'],
    ['phone', '519-555-0142 or 416-555-0199', 'has more than one number: write the one that customers call'],
    ['email', 'bob@example.com, ann@example.com', 'must be one email address, such as name@example.com'],
    ['email', 'bob', 'must be one email address, such as name@example.com'],
  ])('reports the error of %s', (field, value, problem) => {
    expect(errorsOf(() => readFields('new', { ...FORM, [field]: value }))).toEqual([`${field} ${problem}`]);
  });

  it('accepts a custom trade of up to 80 characters', () => {
    const trade = `Heritage ${'plasterwork '.repeat(6).trim()}`;
    expect([trade.length, readFields('new', { ...FORM, industry: trade }).industry]).toEqual([80, trade]);
    expect(errorsOf(() => readFields('new', { ...FORM, industry: `${trade}s` }))).toEqual(['industry is longer than 80 characters']);
  });

  it('for a renewal requires the identification of the business', () => {
    expect(readFields('renewal', { title: 'Bob', phone: '(519) 555-0123', email: 'bob@example.com' })).toEqual({
      title: 'Bob',
      phone: '(519) 555-0123',
      email: 'bob@example.com',
    });
    expect(errorsOf(() => readFields('renewal', {})).map((error) => error.split(' ')[0])).toEqual(['title', 'phone', 'email']);
  });

  it('is edited field by field; an emptied field is removed if it is optional', () => {
    const fields = readFields('new', FORM);
    expect(withEdits('new', fields, { city: 'Fergus', licensed: '' })).toEqual({ ...fields, city: 'Fergus', licensed: undefined });
    expect(errorsOf(() => withEdits('new', fields, { city: '' }))).toEqual(['city write the city']);
  });
});

describe('a submission in the field names of the directory', () => {
  it('has the names of the fields of a listing, and no badge that was not claimed', () => {
    expect(
      wordsFor({
        title: 'Bob',
        complete_address: '1 Main St',
        post_code: 'N1H 1A1',
        google_maps_link: 'https://maps.example',
        business_description: 'Taps.',
        licensed: 'No',
      }),
    ).toEqual({
      title: 'Bob',
      address: '1 Main St',
      postCode: 'N1H 1A1',
      googleMapsLink: 'https://maps.example',
      description: 'Taps.',
      licensed: false,
    });
    expect(wordsFor({ title: 'Bob' })).toEqual({ title: 'Bob' });
  });

  it('values are formatted as in the form', () => {
    expect([asTyped(true), asTyped(false), asTyped('x'), asTyped(null), asTyped(undefined)]).toEqual(['Yes', 'No', 'x', null, null]);
  });
});

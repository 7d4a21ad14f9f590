import { aCard, anIndexable } from '../../testing/doubles.js';
import { LISTING_FIELDS, type ListingField } from '../../../../shared/listings/listing-fields.js';
import { ANSWERED, documentShape, meiliDocumentOf } from './meili-document.js';
import { signatureOf } from './meilisearch-engine-index.js';

const documentOf = (titleKey: string, facts: Parameters<typeof anIndexable>[2] = {}) =>
  meiliDocumentOf(anIndexable(7, 'Title', { titleKey, ...facts }));

describe('the document of a listing in the engine', () => {
  it('contains the card as answers have it, field by field', () => {
    const card = aCard({ id: 'a', title: 'Bob', rating: 4.5, latitude: 43.5, description: 'Done\nneatly' });
    const document = meiliDocumentOf(anIndexable(7, 'Bob', { card }));
    expect([...ANSWERED].sort()).toEqual(Object.keys(card).sort());
    expect(document).toMatchObject(card);
    expect(document.key).toBe(7);
  });

  it('is searched by words as the application splits them', () => {
    const card = aCard({
      title: "Bob's 24/7 Désaxé",
      industry: 'HVAC Technician',
      city: 'Saint-Jérôme',
      address: '1 Rue A, B',
      description: null,
    });
    expect(meiliDocumentOf(anIndexable(7, '', { card }))).toMatchObject({
      titleText: 'bob s 24 7 desaxe',
      industryText: 'hvac technician',
      cityText: 'saint jerome',
      addressText: '1 rue a b',
      descriptionText: '',
    });
  });

  it.each([
    ["bob's pl", ["bob's pl", 's pl', 'pl', 'bobs pl']],
    ['a & b', ['a & b', '& b', 'b']],
    ['up_2', ['up_2', '2']],
    ['(x)', ['(x)', 'x)']],
    ['υδρα αθηνα', ['υδρα αθηνα', 'αθηνα']],
    ['🔧🔨 x', ['🔧🔨 x', '🔨 x', 'x']],
  ])('has the starting positions of the words of %j', (titleKey, tails) => {
    expect(documentOf(titleKey).titleTails).toEqual(tails);
  });

  it('has a key of up to twelve letters for each start', () => {
    const { titleStarts } = documentOf('vandenberghe brothers');
    expect(titleStarts).toEqual(expect.arrayContaining(['v', 'vandenberghe', 'b', 'brothers']));
    expect(titleStarts).not.toContain('andenberghe');
    expect(titleStarts).not.toContain('vandenberghe ');
    expect(new Set(titleStarts).size).toBe(titleStarts.length);
  });

  it('is valid JSON with any characters in the title', () => {
    const texts = Object.values(documentOf('🔧🔧🔧🔧🔧🔧🔧🔧🔧🔧🔧🔧🔧 wizards 🔧')).flat();
    for (const text of texts) if (typeof text === 'string') expect(text.isWellFormed()).toBe(true);
  });

  it('is found by the beginnings of its postal code', () => {
    expect(documentOf('x', { postKey: 'M5V2T6' }).postStarts).toEqual(['M', 'M5', 'M5V', 'M5V2', 'M5V2T', 'M5V2T6']);
    expect(documentOf('x').postStarts).toEqual([]);
  });

  it('is found by every run of three digits or more of its phone number', () => {
    expect(documentOf('x', { phoneDigits: '12345' }).phoneRuns.sort()).toEqual(['123', '1234', '12345', '234', '2345', '345']);
    expect(documentOf('x', { phoneDigits: '5195550142' }).phoneRuns).toHaveLength(36);
    expect(documentOf('x', { phoneDigits: '12' }).phoneRuns).toEqual([]);
    expect(documentOf('x').phoneRuns).toEqual([]);
  });
});

describe('the signature of an index', () => {
  const fields: Record<string, ListingField> = LISTING_FIELDS;
  const signature = (changed: Record<string, ListingField>) => signatureOf(documentShape({ ...fields, ...changed }));
  const now = signatureOf(documentShape());

  it('changes with a new card field, and with a change of searching or filtering', () => {
    const further: ListingField = { ...LISTING_FIELDS.credit, column: 'motto' };
    const changes: Record<string, ListingField>[] = [
      { motto: further },
      { motto: { ...further, searched: 'D' } },
      { credit: { ...LISTING_FIELDS.credit, searched: 'D' } },
      { region: { ...LISTING_FIELDS.region, filter: 'city' } },
    ];
    expect(new Set([now, ...changes.map(signature)]).size).toBe(5);
  });

  it('does not depend on what the index does not contain', () => {
    expect(signature({ credit: { ...LISTING_FIELDS.credit, label: 'Thanks', about: 'other words', group: 'words' } })).toBe(now);
  });
});

import { detailsWith, type ListingDetails } from '../../../domain/catalogue/listing.js';
import { searchKeysOf } from './search-keys.js';

const details = detailsWith({
  title: 'Électricité Côté',
  industry: 'Electrician',
  address: '1 rue Côté, Québec, QC, G1R 1A1',
  city: 'Québec',
  region: 'QC',
  postCode: 'G1R 1A1',
  phone: '+1 (418) 555-0123',
  phoneE164: '+14185550123',
});

const keysOf = (changed: Partial<ListingDetails> = {}, id = 'A-1') => searchKeysOf(id, { ...details, ...changed });
const bytes = (text: string | null) => Buffer.byteLength(text ?? '');

describe('searchKeysOf', () => {
  it('normalise what a listing is found and sorted by', () => {
    expect(keysOf()).toMatchObject({
      title_key: 'electricite cote',
      id_key: 'a-1',
      industry_key: 'electrician',
      city_key: 'quebec',
      post_key: 'G1R1A1',
      phone_digits: '4185550123',
    });
  });

  it('are empty for missing values', () => {
    const keys = keysOf({ industry: null, city: null, postCode: null, phone: null });
    expect(keys).toMatchObject({ industry_key: null, city_key: null, post_key: null, phone_digits: null });
  });

  it('weight the title above the trade, the city and the rest, and keep fields separate', () => {
    const { words } = keysOf({ title: 'One', industry: 'Two', city: 'Three', address: 'Four', description: 'Five' });
    expect(words).toBe("'one':1A 'two':52B 'three':103C 'four':154D 'five':205D");
  });

  it('count every position of a repeated word', () => {
    expect(keysOf({ title: 'Drain drain', industry: 'Drain', city: null, address: null }).words).toBe("'drain':1A,2A,53B");
  });

  it('escape quotes', () => {
    expect(keysOf({ title: `Bob's \\ 'x':1A`, industry: null, city: null, address: null }).words).toBe("'bob':1A 's':2A 'x':3A '1a':4A");
  });

  it("stay within PostgreSQL's limits", () => {
    const endless = keysOf({ description: 'x'.repeat(10_000), title: 'Bob' }).words;
    expect(endless).toContain("'bob':1A");
    expect(endless).not.toContain('xxxx');
    const repeated = keysOf({ description: 'drain '.repeat(1_666) }).words;
    expect(/'drain':(\S+)/.exec(repeated)![1]!.split(',').length).toBeLessThanOrEqual(256);
    // One character that folding makes eighteen of.
    const { title_key, id_key } = keysOf({ title: 'ﷺ'.repeat(200) }, 'ﷺ'.repeat(200));
    expect(bytes(title_key) + bytes(id_key)).toBeLessThan(2_600);
    expect(keysOf({ title: 'x'.repeat(399) + '😀' }).title_key.isWellFormed()).toBe(true);
  });
});

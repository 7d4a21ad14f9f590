import { partsOfAddress, postCodeFrom, provinceOfPostCode, regionFrom, townFrom, wholeAddress } from './address.js';

const parts = (city: string | null, region: string | null, postCode: string | null) => ({ city, region, postCode });

describe('partsOfAddress', () => {
  it.each([
    ['1 King St W, Toronto, ON, M5V 2T6'],
    ['1 King St W, Toronto, Ontario, M5V 2T6'],
    ['1 King St W, Toronto, ontario, m5v2t6'],
    ['1 King St W, Toronto, Ont., M5V-2T6'],
    ['1 King St W, Toronto, on, M5V 2T6'],
    ['1 King St W, Toronto, ON M5V 2T6'],
    ['1 King St W, Toronto ON M5V 2T6'],
    ['1 King St W, Toronto, ONM5V2T6'],
    ['1 King St W, Toronto, ON, M5V 2T6, Canada'],
    ['1 King St W, Toronto, ON M5V 2T6 Canada'],
    ['1 King St W, Toronto, ON, Canada, M5V 2T6'],
    ['1 King St W, Toronto, ON, M5V 2T6, CA'],
    ['Unit 5, 1 King St W, Toronto, ON, M5V 2T6'],
    ['1 King St W, Unit 5, Toronto, ON, M5V 2T6'],
    [' 1 King St W ,, Toronto ,ON,M5V 2T6, '],
  ])('reads %j', (address) => expect(partsOfAddress(address)).toEqual(parts('Toronto', 'ON', 'M5V 2T6')));

  it.each([
    ['9 Elm St, Buffalo, NY 14201', parts('Buffalo', 'NY', '14201')],
    ['9 Elm St, Buffalo, NY, 14201-1234, USA', parts('Buffalo', 'NY', '14201-1234')],
    ['9 Elm St, San Jose, CA 95112', parts('San Jose', 'CA', '95112')],
    ['3 Rue Principale, Québec, QC, G1R 1A1', parts('Québec', 'QC', 'G1R 1A1')],
    ['3 Rue Principale, Québec, Québec', parts('Québec', 'QC', null)],
    ["4 Duckworth St, St. John's, Newfoundland and Labrador, A1B 2C3", parts("St. John's", 'NL', 'A1B 2C3')],
    ['Guelph, ON', parts('Guelph', 'ON', null)],
    ["123, rue de l'Église, Montréal (Québec) H2X 1Y4", parts('Montréal', 'QC', 'H2X 1Y4')],
    ['9 rue Main, Moncton (N.-B.) E1C 1A1', parts('Moncton', 'NB', 'E1C 1A1')],
    ['9 rue Main, Moncton, Nouveau-Brunswick', parts('Moncton', 'NB', null)],
    ['8 rue Racine, Saguenay, P.Q.', parts('Saguenay', 'QC', null)],
    ['8 rue Racine, Saguenay Québec G7H 1A1', parts('Saguenay', 'QC', 'G7H 1A1')],
    ['8 rue Racine, Ville de Québec', parts('Ville de Québec', null, null)],
    ['8 rue Racine, Saguenay (secteur Chicoutimi)', parts('Saguenay (secteur Chicoutimi)', null, null)],
    ["4 Duckworth St, St. John's, Newfoundland & Labrador, A1B 2C3", parts("St. John's", 'NL', 'A1B 2C3')],
    ["4 Duckworth St, St. John's, N.L.", parts("St. John's", 'NL', null)],
    ['5 Airport Rd, Gander, NF A1V 1A1', parts('Gander', 'NL', 'A1V 1A1')],
    ['2 Main St, Whitehorse, YK Y1A 1A1', parts('Whitehorse', 'YT', 'Y1A 1A1')],
    ['2 Main St, Whitehorse, Yukon Territory', parts('Whitehorse', 'YT', null)],
    ['9 rue Main, Moncton, Nouveau Brunswick', parts('Moncton', 'NB', null)],
    // The letters O and I for the digits that they look like.
    ['1 Wellington St, Ottawa, Ont., K1A OB1', parts('Ottawa', 'ON', 'K1A 0B1')],
    ['1 Wellington St, Ottawa ON KIAOB1', parts('Ottawa', 'ON', 'K1A 0B1')],
    ['1 King St W, Toronto, ON, M5V 2TO', parts('Toronto', 'ON', 'M5V 2T0')],
    ['Via Roma, Moroni', parts('Moroni', null, null)],
  ])('reads %j', (address, expected) => expect(partsOfAddress(address)).toEqual(expected));

  it.each([
    ['12 Main St', parts(null, null, null)],
    ['12 Main St, ON', parts(null, 'ON', null)],
    ['12 Main St, Unit 5, ON', parts(null, 'ON', null)],
    ['12 Main St, Suite A, ON', parts(null, 'ON', null)],
    ['12 Main St, #B, ON', parts(null, 'ON', null)],
    ['12 Main St, M5V 2T6', parts(null, null, 'M5V 2T6')],
    ['100 Main St 12345', parts(null, null, null)],
    ['12 Quebec Street', parts(null, null, null)],
    ['Canada', parts(null, null, null)],
    [',,,', parts(null, null, null)],
    ['', parts(null, null, null)],
  ])('finds nothing in %j', (address, expected) => expect(partsOfAddress(address)).toEqual(expected));

  it.each(['constructor', '__proto__', 'toString'])('reads a part named %s as text', (name) => {
    expect(partsOfAddress(`1 King St, ${name}`)).toEqual(parts(name, null, null));
    expect(regionFrom(name)).toBe(name);
  });
});

describe('wholeAddress', () => {
  it('appends what the columns have and the street does not', () => {
    expect(wholeAddress('1 King St W', parts('Toronto', 'ON', 'M5V 2T6'))).toBe('1 King St W, Toronto, ON, M5V 2T6');
    expect(wholeAddress('1 King St W, Toronto', parts('Toronto', 'ON', 'M5V 2T6'))).toBe('1 King St W, Toronto, ON, M5V 2T6');
    expect(wholeAddress(null, parts('Toronto', 'ON', null))).toBe('Toronto, ON');
    const known = parts('Trois-Rivières', 'QC', 'G9A 1A1');
    expect(wholeAddress('5 rue Hart, Trois-Rivières (Québec) G9A 1A1', known)).toBe('5 rue Hart, Trois-Rivières (Québec) G9A 1A1');
    expect(wholeAddress(null, parts(null, null, null))).toBeNull();
  });

  it.each(['1 King St W, Toronto, ON, M5V 2T6', '1 King St W, TORONTO, Ontario, m5v2t6', '1 King St W, Toronto ON M5V 2T6, Canada'])(
    'appends nothing that is there already: %j',
    (address) => expect(wholeAddress(address, parts('Toronto', 'ON', 'M5V 2T6'))).toBe(address),
  );

  it('distinguishes a street from the city that it is named after', () => {
    expect(wholeAddress('12 London Road', parts('London', 'ON', null))).toBe('12 London Road, London, ON');
  });
});

describe('regionFrom', () => {
  it.each([
    ['Ontario', 'ON'],
    ['ont.', 'ON'],
    ['québec', 'QC'],
    ['B.C.', 'BC'],
    ['NWT', 'NT'],
    ['on', 'ON'],
    ['ny', 'NY'],
    ['N.L.', 'NL'],
    ['Nfld.', 'NL'],
    ['Yukon Territory', 'YT'],
    ['British-Columbia', 'BC'],
    ['Ontario, Canada', 'ON'],
    ['ON Canada', 'ON'],
    ['Québec (QC)', 'QC'],
    ['Bavaria', 'Bavaria'],
    ['Canada', 'Canada'],
  ])('turns %j into %j', (text, region) => expect(regionFrom(text)).toBe(region));
});

describe('townFrom', () => {
  it.each([
    ['Guelph', 'Guelph', null],
    ['Guelph, ON', 'Guelph', 'ON'],
    ['Guelph ON', 'Guelph', 'ON'],
    ['Guelph, Ontario, Canada', 'Guelph', 'ON'],
    ['Guelph Ontario', 'Guelph', 'ON'],
    ['Guelph, Ont.', 'Guelph', 'ON'],
    ['Guelph ON N1H 1A1', 'Guelph', 'ON'],
    ['St-Jérôme QC', 'St-Jérôme', 'QC'],
    ['Mont-Tremblant (Québec)', 'Mont-Tremblant', 'QC'],
    ["St. John's, NL", "St. John's", 'NL'],
    ['Québec', 'Québec', null],
    ['Québec, QC', 'Québec', 'QC'],
    ['Ville de Québec', 'Ville de Québec', null],
    ['Toronto (Scarborough)', 'Toronto (Scarborough)', null],
    ['Fergus, Wellington County', 'Fergus, Wellington County', null],
    ['Ft McMurray', 'Ft McMurray', null],
    ['ON', 'ON', null],
  ])('reads %j', (typed, town, region) => expect(townFrom(typed)).toEqual({ town, region }));
});

describe('provinceOfPostCode', () => {
  it.each([
    ['N1H 1A1', 'ON'],
    ['j7z2k1', 'QC'],
    ['T9H', 'AB'],
    ['X0A 1H0', 'NU'],
    ['X1A 2P7', 'NT'],
    ['14201', null],
    ['EC1A 1BB', null],
    ['D1H 1A1', null],
    ['', null],
  ])('of %j is %j', (code, region) => expect(provinceOfPostCode(code)).toBe(region));
});

describe('postal codes', () => {
  it.each([
    ['K1A OB1', 'K1A 0B1'],
    ['kia-ob1', 'K1A 0B1'],
    ['M5V2TO', 'M5V 2T0'],
    // No code has these letters.
    ['MORONI', 'MORONI'],
    ['K1O 0B1', 'K1O 0B1'],
  ])('%j is %j: letters are read as the digits that they look like', (typed, code) => expect(postCodeFrom(typed)).toBe(code));

  it.each(['m5v2t6', 'M5V-2T6', 'M5V  2T6', 'M5V\u00a02T6', 'M5V–2T6', 'M5V.2T6', 'M 5 V 2 T 6'])('%j is normalised', (code) =>
    expect(postCodeFrom(code)).toBe('M5V 2T6'),
  );

  it('are normalised if they are Canadian, and otherwise unchanged', () => {
    expect(['m5v2t6', 'M5V-2T6', 'M5V 2T6', '14201', 'EC1A 1BB'].map(postCodeFrom)).toEqual([
      'M5V 2T6',
      'M5V 2T6',
      'M5V 2T6',
      '14201',
      'EC1A 1BB',
    ]);
  });
});

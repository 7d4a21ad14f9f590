import { CATALOGUE } from '../../../trades/vocabulary.js';
import { Lexicon } from './lexicon.js';
import { PROFESSIONS } from './asked-for.js';
import { Places } from './places.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'St. Catharines', 'Mississauga', 'Niagara Falls', 'Zwolle', 'London', 'Garden']);
const read = (query: string) => understand(query, LEXICON, PLACES);

describe('a query', () => {
  it.each([
    // By the name of a trade, as people and sheets call it.
    ['a sparky for tomorrow', 'Electrician'],
    ['couvreur', 'Roofer'],
    ['eavestrough company', 'Siding & Eavestrough'],
    ['I need someone to paint my bedroom', 'Painter'],
    // By what is ordered.
    ['backwater valve', 'Plumber'],
    ['heat pump installation', 'HVAC Technician'],
    ['snow plowing', 'Landscaper'],
    ['hardwood floor refinishing', 'Flooring'],
    ['pool opening', 'Pool & Spa'],
    ['stump grinding', 'Tree Service'],
    ['septic tank pumping', 'Septic & Well'],
    ['déneigement', 'Landscaper'],
    ['nettoyage de tapis', 'Carpet Cleaner'],
    // By what is wrong.
    ['my hot water tank is leaking', 'Plumber'],
    ['breaker keeps tripping', 'Electrician'],
    ['wter coming thru cieling', 'Plumber'],
    ['locked out of my house', 'Locksmith'],
    ['mice in the attic', 'Pest Control'],
    ['garage door won’t close', 'Garage Doors'],
    ['the dishwasher does not drain', 'Appliance Repair'],
    ['toilette bouchée', 'Plumber'],
    ['chauffage en panne', 'HVAC Technician'],
    // By a thing alone, in the plural, and misspelt.
    ['shingles', 'Roofer'],
    ['furnaces', 'HVAC Technician'],
    ['toilett', 'Plumber'],
    ['thermostatt', 'HVAC Technician'],
    ['eletrician', 'Electrician'],
    ['eavestroughs', 'Siding & Eavestrough'],
  ])('%p means %p', (query, trade) => expect(read(query).trades).toContain(trade));

  it.each([
    'pizza',
    'wedding photographer',
    'car wash',
    'dog walker',
    'tap dance lessons',
    'zzz',
    '',
    '   ',
    '???',
    '🏠🔥',
    'hello there',
    'best near me',
  ])('%p means no trade', (query) => expect(read(query).trades).toEqual([]));

  it('that names two things means the one that most of it describes', () => {
    expect(read('roof leak').trades).toEqual(['Roofer']);
    expect(read('lawn mower repair').trades).not.toContain('Landscaper');
    // Not misspelt "snow blowing".
    expect(read('tune up my snowblower').trades).toEqual([]);
    expect(read('door too narrow for my walker').trades).toEqual(['Carpenter']);
  });

  it.each([
    ['plumber in guelph', 'Guelph'],
    ['Guelph plumber', 'Guelph'],
    ['roofer st catharines ontario', 'St. Catharines'],
    ['plumber missisauga', 'Mississauga'],
    ['electrician niagara falls on', 'Niagara Falls'],
    ['plumber saint catharines', 'St. Catharines'],
    ['plumber ft frances', 'Fort Frances'],
    ['electrician Ft. McMurray', 'Fort McMurray'],
    ['roofer mt pearl', 'Mount Pearl'],
    ['Mt. Forest plumber', 'Mount Forest'],
    ['plumber thunder bay', 'Thunder Bay'],
    ['plombier à montréal', 'Montréal'],
    ['plumber in zwolle', 'Zwolle'],
    ['toronto', 'Toronto'],
    ['plumber near north york', 'North York'],
    ['plumber sudbury', 'Greater Sudbury'],
    // Misspelt, beside a word that is known by itself.
    ['landscaper niagra falls', 'Niagara Falls'],
    ['furnace repair nort bay', 'North Bay'],
    ['snow removal red dear', 'Red Deer'],
    ['furnace repair peg city', 'Winnipeg'],
    ['furnace sault saint marie', 'Sault Ste. Marie'],
  ])('%p means %p', (query, place) => {
    const { place: found, trades, words } = read(query);
    expect(found?.name).toBe(place);
    expect(words).toEqual([]);
    if (query !== 'toronto') expect(trades).not.toEqual([]);
  });

  it.each([
    ['plumber ontario', 'Ontario', true],
    ['plumber ontario canada', 'Ontario', true],
    ['ont. electrician', 'Ontario', true],
    ['plumber southwestern ontario', 'Ontario', true],
    ['electricians in British Columbia', 'British Columbia', false],
    ['plumber in bc who can come today', 'British Columbia', false],
    ['bc roofer', 'British Columbia', false],
    ['alberta roofing companies', 'Alberta', false],
    ['roofer N.S.', 'Nova Scotia', false],
    ['roofer nova-scotia', 'Nova Scotia', false],
    ['northern ontario roofing', 'Ontario', true],
    ['plumber B.C.', 'British Columbia', false],
    ['sask plumber', 'Saskatchewan', false],
    ['alberta', 'Alberta', false],
    ['plumber yukon territory', 'Yukon', false],
    ['just moved from ontario to alberta need hvac', 'Alberta', false],
    ['plombier Île-du-Prince-Édouard', 'Prince Edward Island', false],
    ['électricien en Colombie-Britannique', 'British Columbia', false],
    ['couvreur Terre-Neuve', 'Newfoundland and Labrador', false],
    ['plumber in quebec', 'Quebec', false],
    ['electrician in the province of quebec', 'Quebec', false],
    // Misspelt.
    ['roofers ontairo', 'Ontario', true],
    ['plumbers in ontari', 'Ontario', true],
    ['roofers in southern ontaio', 'Ontario', true],
    ['plumber brittish colombia', 'British Columbia', false],
    ['painter newfounland canada', 'Newfoundland and Labrador', false],
  ])('%p means the province %p', (query, name, listed) => {
    const { place, words } = read(query);
    expect(place).toMatchObject({ name, listed, province: { isWholeDirectory: listed } });
    expect(words).toEqual([]);
  });

  it.each(['plumber in the province of Quebec', 'plombier province de Québec', 'plumber quebec province'])(
    '%p means the province if there are listings in the city of that name',
    (query) => {
      const { place } = understand(query, LEXICON, new Places(['Québec', 'Toronto']));
      expect(place).toMatchObject({ name: 'Quebec', listed: true, province: { isWholeDirectory: false } });
    },
  );

  it.each([
    'plumber on',
    // Somebody types "plumber peterborough", or a time.
    'plumber pe',
    'plumber sk',
    'nl tap dripping',
    // "because"
    'need a plumber bc my toilet is leaking',
    'roof leaking bc ice dam',
    'tree removal manitoba maple',
    'cut down manitoba maple tree',
    'ontario street plumber',
    'plumber alberta ave',
    'roofer ontario or alberta',
    'plumber canada',
    'A.B.C. Roofing',
    'k.n.b. plumbing',
    'A. B. C. roofing',
    'albeta roofing',
    'plumbing Albert',
    'electrician Alberto',
    'roofing quebecor',
    'ontaro',
  ])('%p means no province', (query) => {
    expect(read(query).place?.province).toBeUndefined();
  });

  it.each([
    ['windsor plumber nova scotia', 'Windsor', 'NS'],
    ['plombier à québec', 'Québec', 'QC'],
    ['plumber quebec city', 'Québec', 'QC'],
    ['plumber québec, qc', 'Québec', 'QC'],
    ['électricien Québec, Québec', 'Québec', 'QC'],
    ['plumber london ontario', 'London', 'ON'],
  ])('%p means a town, with its province', (query, name, region) => {
    expect(read(query).place).toMatchObject({ name, region });
    expect(read(query).place?.province).toBeUndefined();
  });

  it('has the coordinates of places, and whether they have listings', () => {
    expect(read('plumber thunder bay').place).toMatchObject({
      region: 'ON',
      listed: false,
      lat: expect.closeTo(48.4, 0) as number,
      lng: expect.closeTo(-89.2, 0) as number,
    });
    expect(read('plumber zwolle').place).toMatchObject({ listed: true, lat: null });
    expect(read('plumber london').place).toMatchObject({ name: 'London', region: 'ON', listed: true });
    // Municipalities and quarters that the list of populated places lacks.
    expect(read('furnace repair whitby').place).toMatchObject({ name: 'Whitby', region: 'ON', listed: false });
    expect(read('roofer niagara on the lake').place?.name).toBe('Niagara-on-the-Lake');
  });

  it('reads a word of a trade as a place only where the grammar suggests one', () => {
    expect(read('garden').place).toBeNull();
    expect(read('landscaper in garden').place?.name).toBe('Garden');
  });

  it.each([
    ['plumber N1H 2A1', 'N1H2A1'],
    ['plumber n1h2a1', 'N1H2A1'],
    ['electrician near m5v', 'M5V'],
    ['L8P 8M5', 'L8P8M5'],
    ['plumber n1h-2a1', 'N1H2A1'],
    ['landscaper k1a postal code', 'K1A'],
    ['postal code L4M roofer', 'L4M'],
  ])('%p has the postal code %p and no other words', (query, code) => expect(read(query)).toMatchObject({ postCode: code, words: [] }));

  it.each([
    ['24 hour plumber', 'around-the-clock'],
    ['24/7 plumber', 'around-the-clock'],
    ['24h plumber', 'around-the-clock'],
    ['emergency plumber', 'around-the-clock'],
    ['plombier urgence', 'around-the-clock'],
    ['plombier 24h/24 7j/7', 'around-the-clock'],
    ['plombier 7 jours sur 7', 'around-the-clock'],
    ['plombier ouvert ce soir', 'open-now'],
    ['plombier ouvert aujourd’hui', 'open-now'],
    ['plombier présentement ouvert', 'open-now'],
    ['plombier en ce moment', 'open-now'],
    ['plombier ouvert la fin de semaine', null],
    ['plumber open now', 'open-now'],
    ['plumber open sunday', null],
    ['plumber open all night', 'around-the-clock'],
    ['plumber available now', 'open-now'],
    ['plombier jour et nuit', 'around-the-clock'],
    // As the page says it in its own links.
    ['plumbers at any hour', 'around-the-clock'],
    ['plumber', null],
  ])('%p means the time %p', (query, when) => {
    expect(read(query).when).toBe(when);
    expect(read(query).trades).toEqual(['Plumber']);
    expect(read(query).words).toEqual([]);
  });

  it.each([
    ['need a plumber tonight guelph', 'around-the-clock'],
    ['locksmith this evening', 'around-the-clock'],
    ['furnace died tonight', 'around-the-clock'],
    ['plombier ce soir', 'around-the-clock'],
    ['j’ai besoin d’un électricien tout de suite', 'around-the-clock'],
    ['plombier immédiatement', 'around-the-clock'],
    ['plombier au plus vite', 'around-the-clock'],
    ['electrician needed immediately', 'around-the-clock'],
    ['need furnace fixed right away', 'around-the-clock'],
    ['roofer as soon as possible', 'around-the-clock'],
    ['toilet overflowing rn', 'open-now'],
    ['need someone now my basement is flooding', 'open-now'],
    ['someone to come now and fix my toilet', 'open-now'],
    ['plumber now', 'open-now'],
    ['plumber now guelph', 'open-now'],
    ['overnight plumber', 'around-the-clock'],
    ['late night locksmith guelph', 'around-the-clock'],
    ['electrician open late', 'around-the-clock'],
    ['locksmith 3am', 'around-the-clock'],
    ['need a plumber at 2 a.m.', 'around-the-clock'],
    ['night plumber', 'around-the-clock'],
    ['plumber at midnight', 'around-the-clock'],
    ['locksmith 11 pm', 'around-the-clock'],
    ['serrurier de nuit', 'around-the-clock'],
    ['plumber christmas day', 'around-the-clock'],
    ['plombier disponible maintenant', 'open-now'],
  ])('%p asks for a business that is open %p', (query, when) => expect(read(query)).toMatchObject({ when, words: [] }));

  it.each([
    'night light install',
    'tonight show',
    'the furnace is now making noise',
    'my furnace is 20 years old now',
    'toilet leaks and now the floor is soft',
    'need a new roof now that winter is coming',
    'need to know if the breaker is safe now',
    'breaker trips right away when I plug in the kettle',
    'furnace shuts off immediately after starting',
    'I want the fan to come on immediately',
    'le disjoncteur saute tout de suite',
    'cleaner every evening',
    'pipe froze overnight',
    'furnace stops at 3am',
    'pest noise in the middle of the night',
    'last night my roof leaked',
    'scratching in the wall at night',
    'christmas day lights installation',
    'souris la nuit dans les murs',
  ])('%p has no time', (query) => expect(read(query).when).toBeNull());

  it.each(['toilet runs all night', 'no power for 24 hours', 'no heat for the last 24 hours', 'robinet coule jour et nuit'])(
    'a duration is not a time: %p',
    (query) => expect(read(query).when).toBeNull(),
  );

  it.each([
    ['hey siri find a plumber', ['Plumber']],
    ['ok google who fixes furnaces', ['HVAC Technician']],
    ['alexa call a locksmith', ['Locksmith']],
    ['dis siri trouve un plombier', ['Plumber']],
  ])('is read without the name of a voice assistant: %p', (query, trades) => expect(read(query)).toMatchObject({ trades, words: [] }));

  it('about a smart speaker itself keeps its name', () => expect(read('alexa setup').trades).toEqual(['Security Systems']));

  it('splits a compound word if its parts mean something together', () => {
    expect(read('heatpump').trades).toEqual(['HVAC Technician']);
    expect(read('sparkwell')).toMatchObject({ trades: [], words: ['sparkwell'] });
    // It may still be written so: "Woodshed Row Electric".
    expect(read('woodshed row')).toMatchObject({ trades: ['Carpenter'], mayBeName: true });
  });

  it('returns the remaining words, and those without a meaning', () => {
    expect(read('yarrow plumbing')).toMatchObject({ trades: ['Plumber'], because: 'trade', words: ['yarrow'] });
    expect(read('I need the best plumber near me').ignored).toEqual(expect.arrayContaining(['need', 'best', 'near', 'me']));
    expect(read('licensed and insured plumber')).toMatchObject({ trades: ['Plumber'], words: [], ignored: ['licensed', 'and', 'insured'] });
    expect(read('plombier certifié, licence RBQ')).toMatchObject({
      trades: ['Plumber'],
      words: [],
      ignored: ['certifie', 'licence', 'rbq'],
    });
    expect(read('backwater valve installation').because).toBe('service');
    expect(read('shingles').because).toBe('problem');
  });

  it.each([
    ['plumber', true],
    ['plumer in guelph', true],
    ['gas fitter', false],
    ['tree removal', false],
    ['nettoyage de conduits', false],
    ['garage door', true],
    ['Appliance Repair toronto', true],
    ['emergency plumber', true],
    ['plumber and electrician', true],
    ['plombier urgence', true],
    ['water heater flush', false],
    ['furnace repair', false],
    ['roof repair', false],
    ['réparation de toiture', false],
    ['leaky tap', false],
    ['guelph', false],
    ['pizza', false],
  ])('tells whether %p is only the name of a trade: %p', (query, expected) => {
    expect(read(query).isNameOfTrade).toBe(expected);
  });

  it.each([
    ['200 letters', 'a'.repeat(200)],
    ['100 words', 'plumber '.repeat(100)],
    ['two hundred of one sign', '\u3300'.repeat(200)],
    ['combining characters', `e${'\u0301'.repeat(199)}`],
    ['right to left', 'سباك في تورونتو'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', `'; DROP TABLE listing; --`],
    ['control characters', 'plumber\u0000guelph'],
    ['half a character', 'plumber \ud83c'],
  ])('of %s is read like any other', (_what, query) => expect(() => read(query)).not.toThrow());
});

describe('a place whose name is a common word', () => {
  it.each([
    ['terrace plumber', 'Terrace'],
    ['best electrician hope', 'Hope'],
    ['emergency plumber delta', 'Delta'],
    ['plombier de souris', 'Souris'],
    ['roof leak delta', 'Delta'],
    ['plumber in delta', 'Delta'],
    ['electrician cedar bc', 'Cedar'],
    ['plombier a laval', 'Laval'],
    ['plombier à sayabec pour un chauffe-eau', 'Sayabec'],
  ])('%p means the place', (query, name) => expect(read(query).place?.name).toBe(name));

  it.each([
    ['build a cedar deck', 'Fences & Decks'],
    ['a cedar deck please', 'Fences & Decks'],
    ['cedar roofers', 'Roofer'],
    ['viking stove repair', 'Appliance Repair'],
    ['terrace door stuck', 'Carpenter'],
    ['delta faucet dripping', 'Plumber'],
    ['king size bed assembly', 'Handyman'],
    ['mission style cabinets', 'Carpenter'],
    ['cape cod style siding', 'Siding & Eavestrough'],
    ['crottes de souris', 'Pest Control'],
    ['exterminateur souris', 'Pest Control'],
    ['extermination de souris', 'Pest Control'],
    ['réparation de barrière', 'Fences & Decks'],
    ['walk in bath', 'Home Renovation'],
    ['plaster of paris ceiling repair', 'Drywall & Insulation'],
    ['bradford white water heater', 'Plumber'],
    ['victorian house restoration', 'Restoration'],
  ])('%p means the common word', (query, trade) => {
    const { place, trades } = read(query);
    expect(place).toBeNull();
    expect(trades).toContain(trade);
  });
});

describe('trades that are described by what they do', () => {
  it.each([
    ['plumber for bathroom renovation', ['Plumber', 'Home Renovation']],
    ['handyman to fix dripping kitchen faucet', ['Handyman', 'Plumber']],
    ['handyman dripping faucet', ['Handyman', 'Plumber']],
    ['kitchen reno electrician', ['Electrician', 'Home Renovation']],
    ['general contractor whole home reno', ['General Contractor', 'Home Renovation']],
    ['looking for a roofing contractor who does gutters too', ['Roofer', 'Siding & Eavestrough']],
    ['need an electrician and a plumber for a basement renovation', ['Electrician', 'Plumber', 'Home Renovation']],
    ['plombier pour rénovation de salle de bain', ['Plumber', 'Home Renovation']],
    ['find a electrition near me who does hot tubs', ['Electrician', 'Pool & Spa']],
    ['plumber in guelph for bathroom renovation', ['Plumber', 'Home Renovation']],
  ])('%p means them as well', (query, trades) => expect([...read(query).trades].sort()).toEqual([...trades].sort()));

  it.each([
    ['electrician left holes in drywall', ['Drywall & Insulation']],
    ['drywall hole left by plumber', ['Drywall & Insulation']],
    ['my plumber cracked the bathroom tile', ['Tile & Stone']],
    ['need drain cleaner for tub', ['Plumber']],
    ['dog pee carpet cleaner', ['Carpet Cleaner']],
    ['pool water is cloudy', ['Pool & Spa']],
    ['vacuum cleaner repair', ['Appliance Repair']],
    ['dont want a general contractor or a big company, just one guy to patch drywall', ['Drywall & Insulation']],
  ])('are not meant by a mere mention in %p', (query, trades) => expect(read(query).trades).toEqual(trades));

  it('have one of the names of the trade', () => {
    for (const profession of PROFESSIONS) {
      expect([profession, LEXICON.phrasesIn(new Set([profession])).some(({ kind }) => kind === 'trade')]).toEqual([profession, true]);
    }
  });
});

describe('a negation in a query', () => {
  it.each([
    ['NOT an electrician, need a licensed gas fitter to run a line to my bbq', ['Plumber', 'HVAC Technician']],
    ["pas besoin d'un plombier, c'est le drain français qui est fini", ['Concrete & Foundations', 'Excavation & Site Prep']],
    ["don't want a general contractor, just one guy to patch drywall", ['Drywall & Insulation']],
    ['not junk removal, I need a deep clean', ['Cleaner']],
    ['no handymen please licensed electrician only', ['Electrician']],
    ['need someone other than a roofer for my gutters', ['Siding & Eavestrough']],
    ['anyone but a plumber to caulk my tub', ['Handyman', 'Tile & Stone']],
    ['instead of a fence I want a hedge', ['Landscaper', 'Tree Service']],
    ['not looking for cleaning, looking for carpet installation', ['Flooring']],
    ['pas de peinture juste du gypse', ['Drywall & Insulation']],
    // As one dictates it.
    ['not a plumber an electrician', ['Electrician']],
    ['pas un plombier un électricien', ['Electrician']],
    // Its last letters are no word of their own.
    ['not an electrician a plumber', ['Plumber']],
    // How it is to be done.
    ['without breaking the tiles find leak in bathroom', ['Plumber']],
    ['fix leak without ripping out drywall', ['Plumber']],
    ['réparer une fuite sans briser la céramique', ['Plumber']],
  ])('%p does not mean what it excludes', (query, trades) => {
    expect(read(query).trades).toEqual(trades);
  });

  it.each([
    ['not a drop of hot water', 'Plumber'],
    ['furnace not working', 'HVAC Technician'],
    ['dishwasher does not drain', 'Appliance Repair'],
    ['not a plumber', 'Plumber'],
    ['no hot water', 'Plumber'],
    ['no plumber will come to fix my toilet', 'Plumber'],
  ])('%p excludes nothing', (query, trade) => expect(read(query).trades).toContain(trade));

  it('never excludes a danger', () => {
    expect(read('no smell of gas but furnace wont light').topics[0]?.path).toBe('/emergency-help#gas');
  });
});

describe('a query with two meanings', () => {
  it.each([
    ['leaking tap and an outlet that sparks', ['Electrician', 'Plumber']],
    ['furnace and water heater replacement', ['Plumber', 'HVAC Technician']],
    ['hot water tank and furnace', ['Plumber', 'HVAC Technician']],
    ['toilet running also the ac not cooling', ['HVAC Technician', 'Plumber']],
    ['mow lawn and trim a big maple', ['Landscaper', 'Tree Service']],
    ['ac install and panel upgrade', ['Electrician', 'HVAC Technician']],
    ['roof and driveway', ['Roofer', 'Paving & Interlock']],
    ['the power went out and now my furnace wont restart', ['Electrician', 'HVAC Technician']],
  ])('%p has both', (query, trades) => expect(read(query).trades).toEqual(trades));

  it.each([
    // Another object of the same job.
    ['shovel my steps and driveway', ['Landscaper']],
    ['paint my bedroom and closet', ['Painter']],
    ['back door drags on the floor and I push with my shoulder', ['Carpenter']],
    ['yarrow and sons plumbing', ['Plumber']],
  ])('has one if they are the same: %p', (query, trades) => expect(read(query).trades).toEqual(trades));
});

it('keeps the order of words if one was split in two', () => {
  const tradesOf = (query: string) => {
    const { trades, otherTrades } = read(query);
    return [...trades, ...otherTrades.likely, ...otherTrades.unlikely];
  };
  expect(tradesOf('furnacefilter up on the floor')).toContain('Flooring');
  // "top floor" is said of flats.
  expect(tradesOf('furnacefilter up on the top floor')).not.toContain('Flooring');
});

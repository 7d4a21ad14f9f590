import { CATALOGUE } from '../../../trades/vocabulary.js';
import { AREAS } from '../areas-data.js';
import { kilometresBetween } from './distance.js';
import { Lexicon } from './lexicon.js';
import { Places } from './places.js';
import { withProvincesAsWords } from './provinces.js';
import { tokensOf } from './tokens.js';
import { GazetteerTowns } from './towns.js';
import { understand } from './understand.js';

const LEXICON = new Lexicon(CATALOGUE.map((trade) => ({ name: trade.name, trade })));
const PLACES = new Places(['Guelph', 'Toronto', 'St. Catharines', 'Mississauga', 'Niagara Falls', 'Zwolle', 'London', 'Garden']);
const read = (query: string) => understand(query, LEXICON, PLACES);

describe('an area named instead of a town', () => {
  it.each([
    ['plumber durham region', 'Durham Region'],
    ['plumber durham', 'Durham Region'],
    ['electrician gta', 'Greater Toronto Area'],
    ['GTA', 'Greater Toronto Area'],
    ['roofer in the greater toronto area', 'Greater Toronto Area'],
    ['plumber kitchener-waterloo', 'Waterloo Region'],
    ['plumber KW', 'Waterloo Region'],
    ['peel region', 'Peel Region'],
    ['york region electrician', 'York Region'],
    ['halton', 'Halton Region'],
    ['painter niagara region', 'Niagara Region'],
    ['electrician muskoka', 'Muskoka'],
    ['plumber okanagan', 'Okanagan'],
    ['plumber vancouver island', 'Vancouver Island'],
    ['plumber in the kawarthas', 'Kawarthas'],
    ['georgian bay plumber', 'Georgian Bay'],
    ['window replacement near lake simcoe', 'Lake Simcoe'],
    ['georgian bay cottage opening', 'Georgian Bay'],
    ['plumber lower mainland bc', 'Lower Mainland'],
    ['plombier grand montréal', 'Greater Montréal'],
    ["plombier ouest de l'île", 'West Island'],
    ['plombier Montérégie', 'Montérégie'],
    ['plombier cantons-de-l’est', 'Estrie'],
    ['plombier laurentides', 'Laurentides'],
    ['plumber in the laurentians', 'Laurentides'],
    ['plombier Bas-Saint-Laurent', 'Bas-Saint-Laurent'],
    ['plombier Lac Saint-Jean', 'Saguenay–Lac-Saint-Jean'],
    ["plombier île d'Orléans", "Île d'Orléans"],
    ['plombier rive-sud', 'Rive-Sud'],
    ['plumber hrm', 'Halifax Regional Municipality'],
    ['plumber ottawa-gatineau', 'National Capital Region'],
    // Counties and districts, some of which have towns of their names elsewhere.
    ['plumber wellington county', 'Wellington County'],
    ['electrician in Oxford County', 'Oxford County'],
    ['plumber cumberland county', 'Cumberland County'],
    ['plumber grey county', 'Grey County'],
    ['plumber grey-bruce', 'Grey Bruce'],
    ['plumber in the Ottawa Valley', 'Ottawa Valley'],
    ['plumber leeds and grenville', 'Leeds and Grenville'],
    ['plumber SD&G', 'Stormont, Dundas and Glengarry'],
    ['plumber temiskaming', 'Timiskaming District'],
    ['plumber manitoulin', 'Manitoulin Island'],
    ['plumber windsor-essex', 'Essex County'],
    ['plumber foothills county', 'Foothills County'],
    ['plumber in the interlake', 'Interlake'],
    ['plumber kootenays', 'Kootenays'],
    ['plumber cowichan valley', 'Cowichan Valley'],
    ['plumber sunshine coast', 'Sunshine Coast'],
    ['plombier péninsule acadienne', 'Acadian Peninsula'],
    ['plumber annapolis valley', 'Annapolis Valley'],
    ['plumber south shore nova scotia', 'South Shore of Nova Scotia'],
    ['plumber avalon peninsula', 'Avalon Peninsula'],
  ])('%p means the area %p', (query, area) => {
    const { place, words, trades } = read(query);
    expect(place).toMatchObject({ name: area, radiusKm: expect.any(Number) as number });
    expect(words).toEqual([]);
    if (query.includes('plumber')) expect(trades).toEqual(['Plumber']);
  });

  it.each([
    ['plumber waterloo', 'Waterloo'],
    ['plumber niagara falls', 'Niagara Falls'],
    ['plumber toronto gta', 'Toronto'],
    ['gta plumber mississauga', 'Mississauga'],
    ['plumber victoria', 'Victoria'],
    ['plumber oxford', 'Oxford'],
    ['plumber haliburton', 'Haliburton Village'],
    ['plumber come by chance newfoundland', 'Come By Chance'],
    ["plumber barry's bay", "Barry's Bay"],
    // With its quarter before it or after it.
    ['plumber inglewood calgary', 'Calgary'],
    ['plumber calgary inglewood', 'Inglewood'],
    ['plumber the beaches toronto', 'Toronto'],
  ])('%p means the town', (query, town) => {
    const { place, words } = read(query);
    expect([place?.name, place?.radiusKm, words]).toEqual([town, undefined, []]);
  });

  it.each([
    // Of one name, the one in the province that is named.
    ['electrician windsor nova scotia', 'Windsor', 'NS'],
    ['electrician windsor', 'Windsor', 'ON'],
    ['plombier sutton qc', 'Sutton', 'QC'],
    ['roofer bedford, ns', 'Bedford', 'NS'],
    // Words of trades, and everyday ones.
    ['plumber north bay', 'North Bay', 'ON'],
    ['North Bay plumber', 'North Bay', 'ON'],
    ['north bay drain cleaning', 'North Bay', 'ON'],
    ['plumber hope bc', 'Hope', 'BC'],
    ['cleanup oak bay b.c.', 'Oak Bay', 'BC'],
    // One name in another, and the first part of a long one.
    ['roofer deep cove north vancouver', 'North Vancouver', 'BC'],
    ['peintre saint-bruno-de-montarville', 'Saint-Bruno-de-Montarville', 'QC'],
    ['peintre sainte-agathe', 'Sainte-Agathe-des-Monts', 'QC'],
    ['peintre st-bruno', 'Saint-Bruno-de-Montarville', 'QC'],
    ['peintre saint-lambert, qc', 'Saint-Lambert', 'QC'],
    ['peintre ancienne lorette', "L'Ancienne-Lorette", 'QC'],
    ['peintre ste-anne-de-beaupré', 'Sainte-Anne-de-Beaupré', 'QC'],
    ['painter ste anne', 'Ste. Anne', 'MB'],
    ['peintre saint-jovite', 'Mont-Tremblant', 'QC'],
    ['peintre îles de la madeleine', 'Les Îles-de-la-Madeleine', 'QC'],
    ['plumber sudbury', 'Greater Sudbury', 'ON'],
    // Small ones.
    ['plumber almonte', 'Almonte', 'ON'],
    ['Almonte plumber', 'Almonte', 'ON'],
    ['someone in Forest to mend a roof', 'Forest', 'ON'],
  ])('%p means %s, %s', (query, name, region) => expect(read(query).place).toMatchObject({ name, region }));

  it.each(['water from the north side of the bay window', 'I hope a plumber is free', 'forest of weeds, mow it', 'my legacy pipe burst'])(
    '%p means no place',
    (query) => expect(read(query).place).toBeNull(),
  );

  it('is a town if the directory has one of that name', () => {
    const listed = new Places(['Durham', 'GTA', 'Oshawa']);
    const named = (query: string) => understand(query, LEXICON, listed).place?.name;
    expect(['plumber durham', 'plumber gta', 'plumber durham region'].map(named)).toEqual(['Durham', 'GTA', 'Durham Region']);
  });

  it.each([
    ['Saint-Lambert', 'Saint-Lambert-de-Lauzon'],
    ['Sainte-Catherine', 'Sainte-Catherine-de-la-Jacques-Cartier'],
    ['Saint-Basile', 'Saint-Basile-le-Grand'],
    ['Sudbury', 'Greater Sudbury'],
  ])('is %s, not %s, if the directory has both, in either order', (name, longer) => {
    for (const cities of [
      [name, longer],
      [longer, name],
    ]) {
      const listed = new Places(cities);
      const { place } = understand(`plumber ${name}`, LEXICON, listed);
      expect(place).toMatchObject({ name, listed: true });
      expect(listed.beginningWith(name, 5).map((each) => each.name)).toContain(name);
      expect(listed.province(place!.region!).province!.towns.toSorted()).toEqual(cities.toSorted());
      expect(understand(`plumber ${name} ${place!.region}`, LEXICON, listed).place?.name).toBe(name);
    }
    expect(understand(`plumber ${name}`, LEXICON, new Places([longer])).place?.name).toBe(longer);
  });

  it('has listings if one of its municipalities has', () => {
    const among = (cities: string[]) => understand('plumber durham region', LEXICON, new Places(cities)).place?.listed;
    expect([among(['Whitby']), among(['Guelph'])]).toEqual([true, false]);
  });

  it.each(AREAS.map((area) => [area.name, area] as const))(
    '%s has a circle around all of its municipalities',
    (name, { municipalities, region }) => {
      const area = PLACES.at(
        tokensOf(withProvincesAsWords(name)).map(({ word }) => word),
        0,
      )!.place;
      expect(area.radiusKm).toBeLessThan(130);
      const towns = new GazetteerTowns();
      for (const each of municipalities) {
        const town = towns.find(each, region) ?? towns.find(each, null);
        expect({
          each,
          km: town && kilometresBetween({ lat: area.lat!, lng: area.lng! }, { lat: town.latitude, lng: town.longitude }) <= area.radiusKm!,
        }).toEqual({
          each,
          km: true,
        });
      }
    },
  );
});

describe('neighbouring towns that are named together', () => {
  it.each([
    ['plumber in Guelph or Cambridge', 'Guelph and Cambridge'],
    ['plumber ajax and pickering', 'Ajax and Pickering'],
    ['leaking tap, whitby, oshawa or ajax', 'Whitby, Oshawa and Ajax'],
    ['plombier Laval ou Montréal', 'Laval and Montréal'],
    ['plumber Niagara Falls and St. Catharines Ontario', 'Niagara Falls and St. Catharines'],
    ['plumber in Leslieville or Forest Hill', 'Leslieville and Forest Hill'],
  ])('%p means %p, and no words remain', (query, name) => {
    const { place, words, ignored } = read(query);
    expect(place).toMatchObject({ name, radiusKm: expect.any(Number) as number });
    expect({ words, ignored: ignored.filter((word) => word !== 'in') }).toEqual({ words: [], ignored: [] });
    for (const town of name.split(/, | and /)) {
      const { lat, lng } = PLACES.named(town)!;
      expect(kilometresBetween({ lat: place!.lat!, lng: place!.lng! }, { lat: lat!, lng: lng! })).toBeLessThan(place!.radiusKm! - 5);
    }
  });

  it('have listings if one of them has', () => {
    expect(read('plumber in Cambridge or Guelph').place).toMatchObject({ listed: true });
    expect(read('plumber in Ajax or Pickering').place).toMatchObject({ listed: false });
  });

  it.each([
    // So far apart that somebody moves, or has two houses.
    ['movers Toronto and Montreal', 'Toronto'],
    // No word between them.
    ['plumber kanata ottawa', 'Ottawa'],
    ['plumber Mississauga and roofer Toronto', 'Toronto'],
  ])('%p means %p only', (query, name) => {
    const { place } = read(query);
    expect(place).toMatchObject({ name });
    expect(place).not.toHaveProperty('radiusKm');
  });
});

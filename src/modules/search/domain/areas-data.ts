/*
 * Areas of Canada that people name instead of a town: their names, what they are called besides, and their larger municipalities, each of
 * which the lists of places have. The municipalities are those of the census divisions of the same names in Statistics Canada's Standard
 * Geographical Classification 2021; of areas that are none (Greater Toronto, Golden Horseshoe, Lower Mainland, West Island, National
 * Capital Region) those that their provinces and cities count among them. What an area is called "alone" is understood only where no
 * town has that name.
 */
export interface AreaData {
  name: string;
  region: string;
  names: readonly string[];
  alone?: readonly string[];
  municipalities: readonly string[];
}

const DURHAM = ['Oshawa', 'Whitby', 'Ajax', 'Pickering', 'Clarington', 'Bowmanville', 'Uxbridge', 'Port Perry'];
const YORK = ['Markham', 'Vaughan', 'Richmond Hill', 'Newmarket', 'Aurora', 'Georgina', 'Stouffville', 'King', 'East Gwillimbury'];
const PEEL = ['Mississauga', 'Brampton', 'Caledon', 'Bolton'];
const HALTON = ['Oakville', 'Burlington', 'Milton', 'Halton Hills', 'Georgetown', 'Acton'];
const NIAGARA = [
  'St. Catharines',
  'Niagara Falls',
  'Welland',
  'Fort Erie',
  'Grimsby',
  'Beamsville',
  'Thorold',
  'Pelham',
  'Port Colborne',
  'Niagara-on-the-Lake',
];
const WATERLOO = ['Kitchener', 'Waterloo', 'Cambridge', 'Woolwich', 'Wilmot', 'Elmira', 'New Hamburg'];
const TORONTO = ['Toronto', ...DURHAM, ...YORK, ...PEEL, ...HALTON];
const VANCOUVER = [
  'Vancouver',
  'Surrey',
  'Burnaby',
  'Richmond',
  'Coquitlam',
  'Langley',
  'Delta',
  'North Vancouver',
  'West Vancouver',
  'New Westminster',
  'Port Coquitlam',
  'Port Moody',
  'Maple Ridge',
  'White Rock',
  'Pitt Meadows',
];
const FRASER_VALLEY = ['Abbotsford', 'Chilliwack', 'Mission', 'Hope', 'Agassiz'];
const WEST_ISLAND = [
  'Pointe-Claire',
  'Dollard-des-Ormeaux',
  'Kirkland',
  'Beaconsfield',
  "Baie-D'Urfé",
  'Sainte-Anne-de-Bellevue',
  'Dorval',
];

export const AREAS: readonly AreaData[] = [
  {
    name: 'Greater Toronto Area',
    region: 'ON',
    names: ['gta', 'greater toronto', 'gtha', 'greater toronto and hamilton area'],
    municipalities: TORONTO,
  },
  {
    name: 'Durham Region',
    region: 'ON',
    names: ['region of durham', 'regional municipality of durham'],
    alone: ['durham'],
    municipalities: DURHAM,
  },
  { name: 'York Region', region: 'ON', names: ['region of york', 'regional municipality of york'], municipalities: YORK },
  { name: 'Peel Region', region: 'ON', names: ['region of peel', 'regional municipality of peel'], municipalities: PEEL },
  {
    name: 'Halton Region',
    region: 'ON',
    names: ['region of halton', 'regional municipality of halton'],
    alone: ['halton'],
    municipalities: HALTON,
  },
  {
    name: 'Niagara Region',
    region: 'ON',
    names: ['region of niagara', 'regional municipality of niagara', 'niagara peninsula'],
    alone: ['niagara'],
    municipalities: NIAGARA,
  },
  {
    name: 'Waterloo Region',
    region: 'ON',
    names: [
      'region of waterloo',
      'regional municipality of waterloo',
      'kitchener waterloo',
      'waterloo kitchener',
      'kitchener waterloo cambridge',
      'kw',
      'k w',
      'tri cities ontario',
      'tri cities on',
    ],
    municipalities: WATERLOO,
  },
  {
    name: 'Golden Horseshoe',
    region: 'ON',
    names: ['greater golden horseshoe'],
    municipalities: [...TORONTO, ...NIAGARA, 'Hamilton'],
  },
  {
    name: 'Muskoka',
    region: 'ON',
    names: ['muskoka region', 'district of muskoka', 'muskokas', 'muskoka lakes'],
    municipalities: ['Huntsville', 'Bracebridge', 'Gravenhurst'],
  },
  {
    name: 'Simcoe County',
    region: 'ON',
    names: ['county of simcoe'],
    municipalities: [
      'Barrie',
      'Innisfil',
      'Orillia',
      'Collingwood',
      'Midland',
      'Wasaga Beach',
      'Bradford',
      'Alliston',
      'New Tecumseth',
      'Essa',
    ],
  },
  {
    name: 'National Capital Region',
    region: 'ON',
    names: ['ncr', 'ottawa gatineau', 'gatineau ottawa', 'region de la capitale nationale'],
    municipalities: ['Ottawa', 'Gatineau', 'Kanata', 'Barrhaven', 'Orléans', 'Stittsville', 'Cantley'],
  },
  {
    name: 'Greater Montréal',
    region: 'QC',
    names: ['grand montreal', 'greater montreal area', 'montreal region', 'region de montreal', 'gma'],
    municipalities: [
      'Montréal',
      'Laval',
      'Longueuil',
      'Brossard',
      'Terrebonne',
      'Repentigny',
      'Blainville',
      'Boucherville',
      'Châteauguay',
      'Vaudreuil-Dorion',
      'Mirabel',
    ],
  },
  {
    name: 'West Island',
    region: 'QC',
    names: ["ouest de l'ile", 'west island montreal', 'montreal west island'],
    municipalities: WEST_ISLAND,
  },
  {
    name: 'Metro Vancouver',
    region: 'BC',
    names: ['greater vancouver', 'greater vancouver area', 'gva', 'vancouver metro'],
    municipalities: VANCOUVER,
  },
  {
    name: 'Lower Mainland',
    region: 'BC',
    names: ['vancouver lower mainland', 'bc lower mainland'],
    municipalities: [...VANCOUVER, ...FRASER_VALLEY],
  },
  { name: 'Fraser Valley', region: 'BC', names: [], municipalities: FRASER_VALLEY },
  {
    name: 'Greater Victoria',
    region: 'BC',
    names: ['capital region', 'capital regional district', 'victoria capital region'],
    municipalities: ['Victoria', 'Saanich', 'Langford', 'Oak Bay', 'Colwood', 'Metchosin', 'Sooke'],
  },
  {
    name: 'Okanagan',
    region: 'BC',
    names: ['okanagan valley', 'okanagan region', 'central okanagan', 'the okanagan'],
    municipalities: ['Kelowna', 'West Kelowna', 'Penticton', 'Summerland', 'Peachland', 'Armstrong', 'Oliver', 'Osoyoos'],
  },
  {
    name: 'Halifax Regional Municipality',
    region: 'NS',
    names: ['hrm', 'halifax region', 'halifax dartmouth'],
    municipalities: ['Halifax', 'Dartmouth', 'Lower Sackville', 'Cole Harbour', 'Fall River'],
  },
];

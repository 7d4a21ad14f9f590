/*
 * Areas of Canada that people name instead of a town: their names, what they are called besides, and their larger municipalities, each of
 * which the lists of places have. The municipalities are those of the census divisions of the same names in Statistics Canada's Standard
 * Geographical Classification 2021; of Quebec's administrative regions those that the province counts among them; of areas that are neither
 * (Greater Toronto, Golden Horseshoe, Lower Mainland, West Island, National Capital Region, Beauce, the shores beside Montréal) those that
 * their provinces and cities count among them. What an area is called "alone" is understood only where no
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
    name: 'Georgian Bay',
    region: 'ON',
    names: ['southern georgian bay', 'georgian bay area', 'georgian triangle'],
    municipalities: ['Collingwood', 'Wasaga Beach', 'Midland', 'Penetanguishene', 'Meaford', 'Owen Sound', 'Parry Sound'],
  },
  {
    name: 'Kawarthas',
    region: 'ON',
    names: ['the kawarthas', 'kawartha region'],
    municipalities: ['Peterborough', 'Kawartha Lakes', 'Lindsay', 'Bobcaygeon', 'Fenelon Falls', 'Lakefield'],
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
    name: 'Rive-Sud',
    region: 'QC',
    names: ['rive sud de montreal', 'rive sud montreal', 'montreal south shore', 'south shore of montreal', 'south shore montreal'],
    alone: ['rive sud'],
    municipalities: [
      'Longueuil',
      'Brossard',
      'Boucherville',
      'Saint-Lambert',
      'Saint-Bruno-de-Montarville',
      'La Prairie',
      'Candiac',
      'Châteauguay',
      'Delson',
      'Saint-Constant',
    ],
  },
  {
    name: 'Rive-Nord',
    region: 'QC',
    names: ['rive nord de montreal', 'rive nord montreal', 'montreal north shore', 'north shore of montreal'],
    alone: ['rive nord'],
    municipalities: [
      'Blainville',
      'Boisbriand',
      'Rosemère',
      'Sainte-Thérèse',
      'Terrebonne',
      'Mascouche',
      'Repentigny',
      'Saint-Eustache',
      'Deux-Montagnes',
      'Mirabel',
    ],
  },
  {
    name: 'Montérégie',
    region: 'QC',
    names: [],
    municipalities: [
      'Longueuil',
      'Saint-Hyacinthe',
      'Saint-Jean-sur-Richelieu',
      'Sorel-Tracy',
      'Salaberry-de-Valleyfield',
      'Vaudreuil-Dorion',
      'Châteauguay',
      'Brossard',
    ],
  },
  {
    name: 'Outaouais',
    region: 'QC',
    names: ['outaouais region', "region de l'outaouais"],
    municipalities: ['Gatineau', 'Chelsea', 'Cantley', 'Val-des-Monts', 'Maniwaki'],
  },
  {
    name: 'Estrie',
    region: 'QC',
    names: ['eastern townships', "cantons de l'est", 'the eastern townships'],
    municipalities: ['Sherbrooke', 'Magog', 'Granby', 'Bromont', 'Cowansville', 'Lac-Brome', 'Coaticook', 'Lac-Mégantic'],
  },
  {
    name: 'Mauricie',
    region: 'QC',
    names: ['la mauricie'],
    municipalities: ['Trois-Rivières', 'Shawinigan', 'Louiseville', 'La Tuque'],
  },
  {
    name: 'Centre-du-Québec',
    region: 'QC',
    names: ['central quebec'],
    municipalities: ['Drummondville', 'Victoriaville', 'Bécancour', 'Nicolet', 'Plessisville'],
  },
  {
    name: 'Lanaudière',
    region: 'QC',
    names: [],
    municipalities: ['Joliette', 'Repentigny', 'Terrebonne', 'Mascouche', "L'Assomption", 'Rawdon'],
  },
  {
    name: 'Laurentides',
    region: 'QC',
    names: ['laurentians', 'the laurentians', 'les laurentides'],
    municipalities: [
      'Saint-Jérôme',
      'Blainville',
      'Mirabel',
      'Saint-Sauveur',
      'Sainte-Adèle',
      'Sainte-Agathe-des-Monts',
      'Mont-Tremblant',
      'Mont-Laurier',
      'Lachute',
    ],
  },
  {
    name: 'Abitibi-Témiscamingue',
    region: 'QC',
    names: ['abitibi'],
    municipalities: ['Rouyn-Noranda', "Val-d'Or", 'Amos', 'La Sarre'],
  },
  {
    name: 'Gaspésie',
    region: 'QC',
    names: ['gaspe peninsula', 'la gaspesie'],
    municipalities: ['Gaspé', 'Chandler', 'Percé', 'New Richmond', 'Sainte-Anne-des-Monts', 'Bonaventure'],
  },
  {
    name: 'Beauce',
    region: 'QC',
    names: ['la beauce'],
    municipalities: ['Saint-Georges', 'Sainte-Marie', 'Beauceville', 'Saint-Joseph-de-Beauce'],
  },
  {
    name: 'Chaudière-Appalaches',
    region: 'QC',
    names: [],
    municipalities: ['Lévis', 'Saint-Georges', 'Sainte-Marie', 'Thetford Mines', 'Montmagny'],
  },
  {
    name: 'Charlevoix',
    region: 'QC',
    names: [],
    municipalities: ['Baie-Saint-Paul', 'La Malbaie'],
  },
  {
    name: "Île d'Orléans",
    region: 'QC',
    names: ["l'ile d'orleans", 'island of orleans'],
    municipalities: [
      'Sainte-Pétronille',
      "Saint-Pierre-de-l'Île-d'Orléans",
      "Saint-Jean-de-l'Île-d'Orléans",
      "Saint-François-de-l'Île-d'Orléans",
    ],
  },
  {
    name: 'Côte-Nord',
    region: 'QC',
    names: [],
    municipalities: ['Sept-Îles', 'Baie-Comeau', 'Port-Cartier'],
  },
  {
    name: 'Bas-Saint-Laurent',
    region: 'QC',
    names: ['lower st lawrence'],
    municipalities: ['Rimouski', 'Rivière-du-Loup', 'Matane', 'Mont-Joli'],
  },
  {
    name: 'Saguenay–Lac-Saint-Jean',
    region: 'QC',
    names: ['lac saint jean'],
    municipalities: ['Saguenay', 'Alma', 'Roberval', 'Saint-Félicien', 'Dolbeau-Mistassini'],
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
    // Without Victoria, which is the area above: a circle around both would have Vancouver in it.
    name: 'Vancouver Island',
    region: 'BC',
    names: ['van isle', 'van island'],
    municipalities: ['Nanaimo', 'Duncan', 'Ladysmith', 'Parksville', 'Qualicum Beach', 'Port Alberni', 'Courtenay', 'Comox'],
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

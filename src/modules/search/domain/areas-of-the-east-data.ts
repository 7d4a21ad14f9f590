import type { AreaData } from './area-data.js';

/** Of the Atlantic provinces. */
export const AREAS_OF_THE_EAST: readonly AreaData[] = [
  {
    name: 'Halifax Regional Municipality',
    region: 'NS',
    names: ['hrm', 'halifax region', 'halifax dartmouth'],
    municipalities: ['Halifax', 'Dartmouth', 'Lower Sackville', 'Cole Harbour', 'Fall River'],
  },
  {
    name: 'Acadian Peninsula',
    region: 'NB',
    names: ['peninsule acadienne', 'the acadian peninsula'],
    municipalities: ['Tracadie-Sheila', 'Caraquet', 'Shippagan', 'Lamèque', 'Neguac'],
  },
  {
    name: 'Kennebecasis Valley',
    region: 'NB',
    names: [],
    municipalities: ['Rothesay', 'Quispamsis'],
  },
  {
    name: 'Greater Moncton',
    region: 'NB',
    names: ['grand moncton', 'moncton dieppe', 'moncton dieppe riverview'],
    municipalities: ['Moncton', 'Dieppe', 'Riverview'],
  },
  {
    name: 'Chaleur Region',
    region: 'NB',
    names: ['region chaleur'],
    municipalities: ['Bathurst', 'Beresford', 'Petit-Rocher'],
  },
  {
    name: 'Annapolis Valley',
    region: 'NS',
    names: ['the annapolis valley'],
    municipalities: ['Kentville', 'Wolfville', 'Berwick', 'Middleton', 'New Minas'],
  },
  {
    name: 'South Shore of Nova Scotia',
    region: 'NS',
    names: ['south shore nova scotia', 'south shore ns', 'nova scotia south shore'],
    municipalities: ['Bridgewater', 'Lunenburg', 'Liverpool', 'Chester', 'Mahone Bay'],
  },
  {
    name: 'Eastern Shore',
    region: 'NS',
    names: ['the eastern shore', 'eastern shore nova scotia'],
    municipalities: ['Musquodoboit Harbour', 'Sheet Harbour', 'Lawrencetown'],
  },
  {
    name: 'Kings County',
    region: 'NS',
    names: [],
    municipalities: ['Kentville', 'Wolfville', 'Berwick', 'New Minas'],
  },
  {
    name: 'Pictou County',
    region: 'NS',
    names: [],
    municipalities: ['New Glasgow', 'Pictou', 'Stellarton', 'Westville'],
  },
  {
    name: 'Lunenburg County',
    region: 'NS',
    names: [],
    municipalities: ['Bridgewater', 'Lunenburg', 'Mahone Bay', 'Chester'],
  },
  {
    name: 'Cumberland County',
    region: 'NS',
    names: [],
    municipalities: ['Amherst', 'Springhill', 'Oxford', 'Parrsboro', 'Pugwash'],
  },
  {
    name: 'Colchester County',
    region: 'NS',
    names: [],
    municipalities: ['Truro', 'Bible Hill', 'Tatamagouche'],
  },
  {
    name: 'Avalon Peninsula',
    region: 'NL',
    names: ['the avalon', 'avalon newfoundland'],
    municipalities: ["St. John's", 'Mount Pearl', 'Conception Bay South', 'Carbonear', 'Bay Roberts', 'Placentia'],
  },
  {
    name: 'Burin Peninsula',
    region: 'NL',
    names: [],
    municipalities: ['Marystown', 'Burin', 'Grand Bank'],
  },
  {
    name: 'Bonavista Peninsula',
    region: 'NL',
    names: [],
    municipalities: ['Bonavista', 'Clarenville', 'Catalina'],
  },
  {
    name: 'Conception Bay North',
    region: 'NL',
    names: [],
    municipalities: ['Carbonear', 'Harbour Grace', 'Bay Roberts'],
  },
];

import { TOPICS as GUIDE_TOPICS } from '../../../../shared/guide/guide-topics.js';
import { allStems, phraseStems, PhraseTable } from './phrase-table.js';
import { stemOf } from './tokens.js';

/** Something to read before anybody is called. */
export interface Topic {
  /** As its page names it. */
  title: string;
  path: string;
  /** It cannot wait: what to do now. */
  dangerous: boolean;
}

interface TopicText {
  title: string;
  /** What people say of it at home. All words of a phrase have to be there, in any order. */
  phrases: readonly string[];
  /** Phrases that mean it unless one of these words is there as well: a water heater in the basement is no flood. */
  mostly?: readonly { phrases: readonly string[]; unless: string }[];
}

/** What people say of what each guide is about, by its address without "-guide". */
const GUIDES: Record<string, readonly string[]> = {
  'dripping-faucet': [
    'dripping faucet',
    'dripping tap',
    'leaking faucet',
    'leaking tap',
    'leaky faucet',
    'leaky tap',
    'faucet dripping',
    'sink dripping',
    'shower dripping',
    'faucet will not shut off',
    'tap not shut off',
    'tap not turn off',
    'faucet not turn off',
    'faucet drips',
    'robinet coule',
    'robinet goutte',
    'robinet degoutte',
    'lavabo goutte',
    'lavabo degoutte',
    'champlure coule',
    'champlure goutte',
    'champlure degoutte',
    'champlure fuit',
    'robinet fuit',
  ],
  'clogged-drain': [
    'clogged drain',
    'blocked drain',
    'slow drain',
    'plugged drain',
    'clogged sink',
    'clogged shower',
    'clogged tub',
    'blocked sink',
    'drain backing up',
    'drain backed up',
    'sink backed up',
    'sink backing up',
    'sink plugged',
    'sink water not down',
    'shower water not down',
    'tub water not down',
    'drain lent',
    'basin blocked',
    'basin clogged',
    'tub plugged',
    'tub clogged',
    'shower plugged',
    'unplug sink',
    'unclog sink',
    'unclog drain',
    'snake drain',
    'drain plugged',
    'debouchage drain',
    'deboucher evier',
    'deboucher lavabo',
    'deboucher drain',
    'drain bloque',
    'evier bloque',
    'lavabo bloque',
    'bain bouche',
    'douche bouche',
    'sink not draining',
    'shower not draining',
    'tub not draining',
    'drain bouche',
    'evier bouche',
    'lavabo bouche',
  ],
  'running-toilet': [
    'running toilet',
    'toilet runs',
    'toilet water not stopping',
    'toilet keeps filling up tank',
    'toilette arrete pas',
    'toilette coule arret',
    'toilet tank refilling',
    'toilet hissing',
    'toilet refilling',
    'toilette coule',
  ],
  'low-water-pressure': [
    'low water pressure',
    'weak water pressure',
    'no water pressure',
    'low pressure shower',
    'weak shower',
    'faucet trickle',
    'water pressure trickle',
    'tap trickle',
    'shower trickle',
    'pressure dropped water',
    'shower no pressure',
    'basse pression eau',
    'peu pression eau',
    'pression faible eau',
    'faible pression eau',
    'manque pression eau',
  ],
  'no-hot-water': [
    'no hot water',
    'cold water only',
    'water heater not heating',
    'hot water tank not heating',
    'hot water runs out',
    'water lukewarm',
    'shower lukewarm',
    'shower cold',
    'water not hot',
    'hot water gone',
    'ran out hot water',
    'eau tiede',
    '+pas eau chaude',
    'plus eau chaude',
  ],
  'frozen-pipes': [
    'frozen pipe',
    'pipe froze',
    'thaw pipe',
    'pipes freezing',
    'frozen water line',
    'thaw water line',
    'degeler tuyau',
    'degel tuyau',
    'tuyau gele',
    'conduite gelee',
  ],
  'sump-pump': [
    'sump pump not working',
    'sump pump broken',
    'sump pump running',
    'sump pump failed',
    'sump pump alarm',
    'sump pump repair',
    'sumppump not',
    'sumppump running',
    'sump pump noise',
    'sump pump grinding',
    'sump pump humming',
    'sump pump loud',
    'sump pump stuck',
    'sump pump quit',
    'sump pump not stop',
    'sump pump not shut off',
    'sump pump died',
    'pompe puisard',
  ],
  'circuit-breaker': [
    'breaker tripping',
    'breaker tripped',
    'breaker trips',
    'main switch +going +off',
    'main switch trips',
    'mcb trips',
    'mcb tripping',
    'breaker not stay',
    'breaker not reset',
    'breaker popping',
    'breaker pops',
    'breaker flips',
    'breaker flipping',
    'breaker blows',
    'breaker kicking',
    'disjoncteur ferme',
    'disjoncteur lache',
    'circuit overloaded',
    'disjoncteur saute',
    'disjoncteur declenche',
  ],
  'flickering-lights': [
    'light flicker',
    'light flickering',
    'lights dim',
    'power flickering',
    'lumiere vacille',
    'lumieres clignotent',
    'lumiere clignote',
    'lumiere flicker',
    'lumiere scintille',
  ],
  'outlet-not-working': [
    'outlet not working',
    'dead outlet',
    'outlet stopped working',
    'outlet no power',
    'plug not working',
    'receptacle not working',
    'outlet broken',
    'prise fonctionne pas',
    'prise marche pas',
  ],
  'hot-buzzing-outlet': [
    'outlet hot',
    'outlet buzzing',
    'outlet warm',
    'plug hot',
    'receptacle hot',
    'outlet sparking',
    'outlet smoking',
    'outlet burning smell',
    'prise chaude',
    'prise etincelle',
  ],
  'light-switch-not-working': [
    'light switch not working',
    'light switch broken',
    'switch not working',
    'dead light switch',
    'dimmer not working',
    'interrupteur fonctionne pas',
    'interrupteur brise',
  ],
  'power-surge-protection': ['power surge', 'surge protector', 'surge protection', 'voltage spike', 'surtension'],
  'ac-not-cooling': [
    'ac not cooling',
    'air conditioner not cooling',
    'air conditioning not cooling',
    'ac warm air',
    'air conditioner warm air',
    'ac hot air',
    'ac not cold',
    'ac no cold',
    'aircon not cold',
    'aircon no cold',
    'aircon not cooling',
    'air con not cooling',
    'air conditioner not cold',
    'air conditioning not cold',
    'central air not cooling',
    'climatiseur air chaud',
    'climatisation refroidit pas',
    'thermopompe refroidit',
    'climatiseur refroidit pas',
    'air climatise refroidit pas',
  ],
  'furnace-not-turning-on': [
    'furnace not turning on',
    'furnace not starting',
    'furnace not working',
    'furnace stopped',
    'furnace broken',
    'furnace dead',
    'furnace won’t start',
    'furnace not heating',
    'furnace cold air',
    'furnace quit',
    'furnace not restart',
    'furnace died',
    'furnace not light',
    'furnace not ignite',
    'furnace not kick in',
    'furnace not fire',
    'furnace no warm air',
    'furnace no hot air',
    'furnace hums',
    'fournaise fonctionne pas',
    'fournaise demarre pas',
    'fournaise marche pas',
    'fournaise panne',
    'fournaise ne part',
    'fournaise part plus',
    'fournaise ne chauffe',
    'fournaise arretee',
    '+pas chauffage',
  ],
  'uneven-temperature': [
    'room too cold',
    'room too hot',
    'uneven temperature',
    'uneven heating',
    'cold room',
    'hot room upstairs',
    'upstairs hot',
    'one room cold',
    'heat upstairs not downstairs',
    'bedroom cold',
    'bedroom freezing',
    'bedroom hot',
    'bedroom not warm',
    'one bedroom no heat',
    'upstairs cold',
    'upstairs freezing',
    'no heat upstairs',
    'piece trop froide',
    'piece trop chaude',
  ],
  'hvac-noise': [
    'furnace noise',
    'noisy furnace',
    'furnace loud',
    'furnace rumbling',
    'heater noise',
    'heater loud',
    'boiler noise',
    'boiler banging',
    'furnace banging',
    'furnace rattling',
    'ac noise',
    'noisy ac',
    'ac loud',
    'ac rattling',
    'ac buzzing',
    'air conditioner noise',
    'duct noise',
    'hvac noise',
    'bruit fournaise',
    'bruit climatiseur',
  ],
  'air-filter-replacement': ['furnace filter', 'air filter', 'hvac filter', 'filtre fournaise', 'filtre air'],
  'thermostat-not-working': [
    'thermostat not working',
    'thermostat blank',
    'thermostat broken',
    'thermostat dead',
    'thermostat screen',
    'thermostat not responding',
    'thermostat not charge',
    'ecobee blank',
    'ecobee screen',
    'ecobee not working',
    'nest thermostat not',
    'thermostat battery',
    'thermostat repond pas',
    'thermostat ecran',
    'thermostat fonctionne pas',
    'thermostat brise',
  ],
};

/** What else these words are said of, and the guide does not help with. */
const NOT_IN_GUIDE: Record<string, string> = {
  'clogged-drain': 'roof toit fridge freezer frigo french francais pool piscine gutter eavestrough downspout gouttiere septic septique',
  'frozen-pipes': 'ac pool piscine',
  'no-hot-water': 'washer washing dishwasher laveuse',
  'uneven-temperature': 'oven stove fridge freezer storage mould mold leaking crumbling insulation insulate window',
};

/** Without heat, these are no matter of winter. */
const NOT_OF_A_HOUSE = 'off bedroom upstairs rest pipe pipes dryer oven stove range burner floor pool spa tub seat blanket towel gun lamp';

/** What is dangerous, by its mark on the page of emergencies. */
const EMERGENCIES: Record<string, TopicText> = {
  gas: {
    title: 'Smell of gas',
    phrases: [
      'smell gas',
      'gas smell',
      'gas leak',
      'rotten egg smell',
      'propane leak',
      'propane smell',
      'sulphur smell',
      'odeur gaz',
      'fuite gaz',
      'sent gaz',
      'senteur gaz',
      'odeur propane',
      'fuite propane',
      'sent propane',
      'odeur oeufs pourris',
      'sent oeufs pourris',
      'senteur oeufs pourris',
    ],
  },
  'carbon-monoxide': {
    title: 'Carbon monoxide alarm',
    phrases: [
      'carbon monoxide',
      'co alarm',
      'co detector alarm',
      'co detector beeping',
      'monoxyde carbone',
      'detecteur monoxyde',
      'alarme monoxyde',
      'avertisseur monoxyde',
      'detecteur co',
    ],
  },
  electrical: {
    title: 'Sparks, burning smell or shock',
    phrases: [
      'outlet sparking',
      'outlet sparked',
      'outlet smoking',
      'plug sparked',
      'panel sparking',
      'switch sparking',
      'water light fixture',
      'leak light fixture',
      'drip light fixture',
      'water pot light',
      'water through light',
      'leak pot light',
      'water ceiling light',
      'leak ceiling light',
      'water pouring light',
      'water dripping light',
      'water gushing light',
      'wet outlet',
      'wet electrical panel',
      'leak electrical panel',
      'leak outlet',
      'eau luminaire',
      'eau panneau electrique',
      'water outlet',
      'water electrical panel',
      'wires sparking',
      'electrical fire',
      'electric shock',
      'wire fell',
      'hydro line down',
      'fil hydro',
      'fil pend poteau',
      'fil poteau tombe',
      'hydro wire down',
      'wire +came down',
      'wire fell',
      'wires on ground',
      'burning smell wires',
      'panel buzzing',
      'panel smoking',
      'breaker smoking',
      'breaker burning',
      'breaker buzzing',
      'hot tub sparking',
      'light sparking',
      'lights sparking',
      'fixture sparking',
      'burning plastic smell',
      'burning smell wall',
      'smell burning furnace',
      'wires arcing',
      'burning smell outlet',
      'burning smell electrical',
      'burning smell panel',
      'outlet burning',
      'power line down',
      'prise etincelle',
      'panneau etincelle',
      'fils etincelle',
      'prise brule',
      'prise fume',
      'panneau fume',
      'panneau chauffe',
      'odeur brule',
      'sent brule',
      'choc electrique',
      'fil electrique terre',
      'fil electrique tombe',
    ],
    mostly: [
      { phrases: ['outlet hot', 'plug hot', 'switch hot', 'switch warm', 'panel hot', 'breaker hot'], unless: 'tub water' },
      { phrases: ['smell burning'], unless: 'oven stove bbq food dust fireplace chimney wood' },
      {
        phrases: [
          'shock',
          'shocked',
          'shocks',
          'choc',
          'tree power line',
          'tree hydro line',
          'tree wires',
          'branch power line',
          'branch hydro line',
          'branch wires',
        ],
        unless: 'pool spa static chlorine chlorination well absorber price bill sticker trim trimming prune pruning away clearing',
      },
    ],
  },
  water: {
    title: 'Burst pipe or flood',
    phrases: [
      'burst pipe',
      'pipe burst',
      'broken pipe water',
      'basement flooding',
      'basement flooded',
      'flooded basement',
      'flooded house',
      'house flooding',
      'water through ceiling',
      'water pouring ceiling',
      'water pouring basement',
      'ceiling leak',
      'ceiling dripping',
      'water everywhere',
      'water +all +over',
      'leaking +all +over',
      'sewer +coming +up',
      'sewage backing up',
      'sewage drain',
      'water +comes wall',
      'tank burst',
      'water main broke',
      'water main burst',
      'water main break',
      'main valve broke',
      'main water valve broke',
      'shutoff broke',
      'valve burst',
      'flood washing machine',
      'flood dishwasher',
      'heater burst',
      'toilet overflowing',
      'toilet overflowed',
      'toilet flooding',
      'toilet flooded',
      'machine flooded',
      'dishwasher flooded',
      'washer flooded',
      'kitchen flooded',
      'bathroom flooded',
      'house flooded',
      'water not stop wall',
      'ceiling bulging',
      'neighbour upstairs leak',
      'unit above leak',
      'leak from above',
      'hose burst',
      'reservoir eclate',
      'toilette deborde',
      'eau partout',
      'fuite plafond',
      'plafond coule',
      'water gushing',
      'water spraying',
      'cellar flooding',
      'cellar flooded',
      'sewer backup',
      'sewage backup',
      'tuyau eclate',
      'conduite eclatee',
      'tuyau brise eau',
      'sous-sol inonde',
      'cave inondee',
      'maison inondee',
      'inondation',
      'degat eau',
      'refoulement egout',
      'egout refoule',
    ],
    mostly: [
      {
        phrases: ['water ceiling', 'eau plafond'],
        unless: 'stain stained spot mark ring damage repair paint tache cerne reparer peinturer',
      },
      { phrases: ['sewage basement', 'sewage +coming +up'], unless: 'smell odour odor ejector pump lawn yard septic' },
      {
        phrases: ['water in basement', 'water in cellar', 'water on floor', 'eau sous-sol', 'eau cave'],
        unless:
          'heater heating heated hot softener softening tank pressure filter filtration meter line shutoff valve damage damaged proofing waterproofing sealing bathroom ' +
          'chauffe chaude chauffage adoucisseur reservoir pression filtre compteur entree valve bain toilette douche',
      },
    ],
  },
  'no-heat': {
    title: 'No heat in winter',
    mostly: [
      {
        phrases: [
          'house freezing',
          'no heat',
          'heating not start',
          'heat not +coming',
          'heat +out',
          'heat not degrees',
          'heat not turn',
          'heat not work',
          'heat went',
          'heating stopped',
          'heater not working cold',
        ],
        unless: NOT_OF_A_HOUSE,
      },
    ],
    phrases: [
      'furnace quit',
      'furnace not restart',
      'furnace died',
      'furnace not start',
      'furnace not light',
      'furnace not ignite',
      'house cold furnace',
      'fournaise part pas',
      'furnace not working',
      'furnace stopped',
      '+pas chauffage',
      'plus chauffage',
      'chauffage panne',
      'chauffage marche pas',
      'chauffage fonctionne pas',
      'fournaise panne',
      'fournaise marche pas',
      'fournaise fonctionne pas',
      'fournaise demarre pas',
      'maison gelee',
    ],
  },
};

interface TopicPhrase extends Topic {
  stems: readonly string[];
  unless: readonly string[];
}

const PAS = 'pas';
const TABLE = new PhraseTable<TopicPhrase>();
for (const { title, to } of Object.values(GUIDE_TOPICS).flat()) {
  const guide = to.slice(1, -'-guide'.length);
  add(GUIDES[guide] ?? [], { title, path: to, dangerous: false }, NOT_IN_GUIDE[guide]);
}
add(
  ['no heat'],
  TABLE.all.find(({ path }) => path === '/furnace-not-turning-on-guide')!,
  NOT_OF_A_HOUSE,
);
for (const [id, { title, phrases, mostly }] of Object.entries(EMERGENCIES)) {
  const topic = { title, path: `/emergency-help#${id}`, dangerous: true };
  add(phrases, topic);
  for (const { phrases: said, unless } of mostly ?? []) add(said, topic, unless);
}

function add(phrases: readonly string[], topic: Topic, unless = ''): void {
  for (const phrase of phrases) TABLE.add({ ...topic, stems: topicStems(phrase), unless: allStems(unless) });
}

/** Filler with a "+" is part of the phrase: "+pas de chauffage" is something else than "installation de chauffage". */
function topicStems(phrase: string): string[] {
  const marked = [...phrase.matchAll(/\+(\S+)/g)].map(([, word]) => stemOf(word!));
  return [...new Set([...phraseStems(phrase), ...marked])];
}

export const TOPICS: readonly Topic[] = TABLE.all.map(({ stems: _stems, unless: _unless, ...topic }) => topic);

/** In how many ways one says that something does not work. */
const NEGATIVE = new Set(phraseStems("won't doesn't isn't don't can't cannot wouldn't didn't without never no"));
const FRENCH_NEGATIVES = phraseStems('ne plus jamais arrete panne');
const BROKEN = new Set(phraseStems('broken broke dead failed stopped stops stop blank'));
const [NOT = '', WORK = ''] = ['not', 'working'].flatMap(phraseStems);

/** Somebody who writes no more words than this may be in a hurry. */
const CRIES = new Set(phraseStems('emergency emergencies urgent urgence fire incendie sos 911'));
/** As little, of water: with more words it may be flood lights. */
const FLOODS = new Set(phraseStems('flood flooding flooded inondation inonde'));
const WATER = TOPICS.find(({ path }) => path === '/emergency-help#water')!;
const EMERGENCY: Topic = { title: 'An emergency', path: '/emergency-help', dangerous: true };

/** What harms people within minutes comes before what can wait for an hour. */
const GASES = ['gas', 'carbon-monoxide'].map((id) => `/emergency-help#${id}`);
const waitOf = ({ path, dangerous }: Topic): number =>
  GASES.includes(path) ? 0 : path === '/emergency-help#no-heat' ? 2 : dangerous ? 1 : 3;

/** What the words are about: what cannot wait first, then the guide whose phrase says most of them. */
export function topicsIn(stems: ReadonlySet<string>): Topic[] {
  const said = new Set(stems);
  if ([...stems].some((stem) => BROKEN.has(stem))) said.add(NOT).add(WORK);
  else if ([...stems].some((stem) => NEGATIVE.has(stem))) said.add(NOT);
  if (FRENCH_NEGATIVES.some((stem) => stems.has(stem))) said.add(PAS);
  const found = TABLE.in(said)
    .filter(({ unless }) => !unless.some((stem) => stems.has(stem)))
    .sort((a, b) => waitOf(a) - waitOf(b) || b.stems.length - a.stems.length);
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => CRIES.has(stem))) return [EMERGENCY];
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => FLOODS.has(stem))) return [WATER];
  const first = (dangerous: boolean) => found.find((topic) => topic.dangerous === dangerous);
  return [first(true), first(false)].flatMap((topic) =>
    topic ? [{ title: topic.title, path: topic.path, dangerous: topic.dangerous }] : [],
  );
}

import { TOPICS as GUIDE_TOPICS } from '../../../../shared/guide/guide-topics.js';
import { phraseStems, PhraseTable } from './phrase-table.js';

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
  mostly?: { phrases: readonly string[]; unless: string };
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
    'faucet drips',
    'robinet coule',
    'robinet goutte',
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
    'sink not draining',
    'shower not draining',
    'tub not draining',
    'drain bouche',
    'evier bouche',
    'lavabo bouche',
  ],
  'running-toilet': ['running toilet', 'toilet runs', 'toilet tank refilling', 'toilet hissing', 'toilette coule'],
  'low-water-pressure': [
    'low water pressure',
    'weak water pressure',
    'no water pressure',
    'low pressure shower',
    'weak shower',
    'faible pression eau',
    'manque pression eau',
  ],
  'no-hot-water': [
    'no hot water',
    'cold water only',
    'water heater not heating',
    'hot water tank not heating',
    'hot water runs out',
    'pas eau chaude',
    'plus eau chaude',
  ],
  'frozen-pipes': ['frozen pipe', 'pipe froze', 'thaw pipe', 'pipes freezing', 'tuyau gele', 'conduite gelee'],
  'sump-pump': [
    'sump pump not working',
    'sump pump broken',
    'sump pump running',
    'sump pump failed',
    'sump pump alarm',
    'sump pump repair',
    'pompe puisard',
  ],
  'circuit-breaker': [
    'breaker tripping',
    'breaker tripped',
    'breaker trips',
    'circuit overloaded',
    'disjoncteur saute',
    'disjoncteur declenche',
  ],
  'flickering-lights': ['light flicker', 'light flickering', 'lights dim', 'lumieres clignotent', 'lumiere clignote', 'lumiere scintille'],
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
    'no heat',
    'fournaise fonctionne pas',
    'fournaise demarre pas',
    'fournaise marche pas',
    'fournaise panne',
    'pas chauffage',
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
    'piece trop froide',
    'piece trop chaude',
  ],
  'hvac-noise': [
    'furnace noise',
    'noisy furnace',
    'furnace banging',
    'furnace rattling',
    'ac noise',
    'noisy ac',
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
    'thermostat fonctionne pas',
    'thermostat brise',
  ],
};

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
      'switch hot',
      'switch warm',
      'water light fixture',
      'leak light fixture',
      'drip light fixture',
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
      'burning smell outlet',
      'burning smell electrical',
      'burning smell panel',
      'burning smell wires',
      'outlet burning',
      'power line down',
      'outlet hot',
      'plug hot',
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
      'water coming ceiling',
      'water pouring ceiling',
      'water pouring basement',
      'ceiling leak',
      'ceiling dripping',
      'water everywhere',
      'eau partout',
      'eau plafond',
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
    mostly: {
      phrases: ['water in basement', 'water in cellar', 'eau sous-sol', 'eau cave'],
      unless:
        'heater heating heated hot softener softening tank pressure filter filtration meter line shutoff valve proofing waterproofing sealing bathroom ' +
        'chauffe chaude chauffage adoucisseur reservoir pression filtre compteur entree valve bain toilette douche',
    },
  },
  'no-heat': {
    title: 'No heat in winter',
    phrases: [
      'no heat',
      'house freezing',
      'heat stopped working',
      'heating not working',
      'furnace not working',
      'furnace stopped',
      'pas chauffage',
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

const TABLE = new PhraseTable<TopicPhrase>();
for (const { title, to } of Object.values(GUIDE_TOPICS).flat())
  add(GUIDES[to.slice(1, -'-guide'.length)] ?? [], { title, path: to, dangerous: false });
for (const [id, { title, phrases, mostly }] of Object.entries(EMERGENCIES)) {
  const topic = { title, path: `/emergency-help#${id}`, dangerous: true };
  add(phrases, topic);
  if (mostly) add(mostly.phrases, topic, mostly.unless);
}

function add(phrases: readonly string[], topic: Topic, unless = ''): void {
  for (const phrase of phrases) TABLE.add({ ...topic, stems: phraseStems(phrase), unless: phraseStems(unless) });
}

export const TOPICS: readonly Topic[] = TABLE.all.map(({ stems: _stems, unless: _unless, ...topic }) => topic);

/** In how many ways one says that something does not work. */
const NEGATIVE = new Set(phraseStems("won't doesn't isn't don't can't cannot wouldn't didn't without never no"));
const BROKEN = new Set(phraseStems('broken broke dead failed stopped stops stop blank'));
const [NOT = '', WORK = ''] = ['not', 'working'].flatMap(phraseStems);

/** Somebody who writes no more words than this may be in a hurry. */
const CRIES = new Set(phraseStems('emergency emergencies urgent urgence fire incendie sos 911'));
/** As little, of water: with more words it may be flood lights. */
const FLOODS = new Set(phraseStems('flood flooding flooded inondation inonde'));
const WATER = TOPICS.find(({ path }) => path === '/emergency-help#water')!;
const EMERGENCY: Topic = { title: 'An emergency', path: '/emergency-help', dangerous: true };

/** What the words are about: what cannot wait first, then the guide whose phrase says most of them. */
export function topicsIn(stems: ReadonlySet<string>): Topic[] {
  const said = new Set(stems);
  if ([...stems].some((stem) => BROKEN.has(stem))) said.add(NOT).add(WORK);
  else if ([...stems].some((stem) => NEGATIVE.has(stem))) said.add(NOT);
  const found = TABLE.in(said)
    .filter(({ unless }) => !unless.some((stem) => stems.has(stem)))
    .sort((a, b) => Number(b.dangerous) - Number(a.dangerous) || b.stems.length - a.stems.length);
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => CRIES.has(stem))) return [EMERGENCY];
  if (found.length === 0 && stems.size > 0 && [...stems].every((stem) => FLOODS.has(stem))) return [WATER];
  const first = (dangerous: boolean) => found.find((topic) => topic.dangerous === dangerous);
  return [first(true), first(false)].flatMap((topic) =>
    topic ? [{ title: topic.title, path: topic.path, dangerous: topic.dangerous }] : [],
  );
}

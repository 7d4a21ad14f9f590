import type { Trade } from '../trade.js';

export const roofer: Trade = {
  name: 'Roofer',
  plural: 'Roofers',
  slug: 'roofer',
  hue: 20,
  summary: 'From a missing shingle to a whole new roof.',
  hint: 'Leaks, shingles, flat roofs',
  names: {
    en: [
      'roofing', 'roofing company', 'roofing contractor', 'roofing services', 'roof repair', 'roof repair company', 'roof contractor', 'roof installer', 'roof replacement company',
      'shingler', 'shingle installer', 'flat roofing', 'flat roof company', 'metal roofing', 'metal roofing company', 'metal roof installer', 'slate roofer', 'cedar roofer',
      'residential roofer', 'commercial roofing', 'emergency roofer', 'skylight installer', 'roof inspector', 'roofing and siding', 'roofing and exteriors',
    ],
    fr: [
      'couvreur', 'toiture', 'toitures', 'entrepreneur en toiture', 'entrepreneur couvreur', 'maitre couvreur', 'compagnie de toiture', 'couvreur residentiel', 'couvreur urgence',
      'reparation de toiture', 'poseur de bardeaux', 'ferblantier couvreur',
    ],
  },
  services: {
    en: [
      'roof replacement', 're roofing', 'reroofing', 'new roof', 'roof installation', 'reshingling', 'shingle replacement', 'shingle repair', 'roof inspection', 'roof quote',
      'roof leak repair', 'emergency roof repair', 'emergency tarp', 'roof tarping', 'flat roof repair', 'flat roof replacement', 'epdm roofing', 'tpo roofing',
      'torch down roofing', 'torch on membrane', 'modified bitumen', 'tar and gravel', 'metal roof installation', 'standing seam', 'cedar shake roof', 'slate roof repair',
      'clay tile roof', 'skylight installation', 'skylight replacement', 'sun tunnel installation', 'roof vent installation', 'ridge vent installation', 'roof ventilation',
      'attic ventilation', 'flashing repair', 'flashing replacement', 'roof valley repair', 'roof decking replacement', 'roof snow removal', 'ice dam removal', 'roof raking',
      'roof heat cable', 'roof moss removal', 'roof cleaning', 'roof coating', 'roof maintenance', 'garage roof replacement', 'green roof', 'roof insurance claim',
    ],
    fr: [
      'refection de toiture', 'remplacement de toiture', 'refaire toiture', 'refaire toit', 'inspection de toiture', 'soumission toiture', 'pose de bardeaux',
      'bardeaux d asphalte', 'toit plat', 'membrane elastomere', 'toiture en tole', 'toiture metallique', 'installation puits de lumiere', 'deneigement de toiture',
      'deneigement toit', 'reparation solin', 'ventilation de toit', 'toit vert', 'goudron et gravier', 'urgence toiture',
    ],
  },
  problems: {
    en: [
      'roof leak', 'roof leaking water', 'attic leak', 'wet attic', 'water in attic', 'ceiling leaking', 'ceiling leak rain', 'ceiling stain', 'water stain ceiling',
      'water marks ceiling', 'water dripping ceiling', 'rain coming through roof', 'leaks when it rains', 'missing shingles', 'shingles blew off', 'shingles curling', 'shingles lifting',
      'shingles falling off', 'shingles on ground', 'shingles in yard', 'loose shingles', 'cracked shingles', 'shingle granules', 'old roof', 'roof sagging', 'roof caving in',
      'hole in roof', 'roof damage', 'wind damage', 'storm damage', 'hail damage', 'tree fell roof', 'branch on roof', 'ice dam', 'ice damming', 'icicles', 'ice on roof',
      'snow on roof', 'moss on roof', 'black streaks roof', 'skylight leaking', 'skylight leaking water', 'leak around chimney', 'leak around vent', 'flat roof ponding',
      'water around chimney', 'rotten roof', 'squirrel chewed roof', 'frost in attic', 'attic condensation',
    ],
    fr: [
      'toit coule', 'toiture coule', 'fuite toit', 'fuite toiture', 'infiltration d eau toit', 'infiltration plafond', 'plafond coule', 'tache d eau plafond',
      'eau dans le grenier', 'bardeaux arraches', 'bardeaux manquants', 'bardeaux envoles', 'bardeaux retrousses', 'barrage de glace', 'glace sur toit', 'neige sur toit',
      'toit affaisse', 'mousse sur toit', 'dommages grele', 'vent arrache toiture',
    ],
  },
  things: {
    en: [
      'roof', 'rooftop', 'roofline', 'shingle', 'roof shingles', 'asphalt shingles', 'skylight', 'sky light', 'velux', 'sun tunnel', 'solar tube', 'flat roof', 'metal roof',
      'tin roof', 'steel roof', 'rubber roof', 'slate roof', 'tile roof', 'cedar shakes', 'cedar shingles', 'roof tile', 'roof membrane', 'epdm', 'roof flashing', 'metal flashing',
      'chimney flashing', 'step flashing', 'drip edge', 'roof vent', 'ridge vent', 'ridge cap', 'turbine vent', 'whirlybird', 'attic vent', 'roof underlayment', 'roof deck',
      'roof decking', 'roof plywood', 'roof sheathing', 'roofing felt', 'tar paper', 'roof tar', 'roof boot', 'ice and water shield', 'dormer', 'gable', 'roof valley', 'roof peak',
      'roof hatch', 'roof drain', 'parapet', 'garage roof', 'porch roof', 'shed roof', 'heat cable roof', 'icicle', 'ice dam', 'bitumen',
    ],
    fr: [
      'toit', 'toiture', 'bardeau', 'bardeaux', 'solin', 'solins', 'puits de lumiere', 'lucarne', 'toit plat', 'toit en pente', 'toit de tole', 'membrane toit', 'elastomere',
      'bitume', 'faitiere', 'event de toit', 'ventilateur de toit', 'entretoit', 'debord de toit', 'pontage toit', 'tole toiture', 'papier goudronne', 'fenetre de toit',
      'toit cathedrale', 'toit garage',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'roof rack', 'roof box', 'roof cargo box', 'roof top tent', 'rooftop tent', 'roof of mouth', 'sunroof', 'moonroof', 'moon roof', 'car sun roof', 'convertible roof',
    'jeep roof', 'roof liner car', 'rooftop bar', 'rooftop restaurant', 'rooftop hotel', 'fiddler on the roof', 'shingles vaccine', 'shingles shot', 'shingles rash',
    'shingles virus', 'shingles pain', 'shingles symptoms', 'shingles contagious', 'shingles disease', 'toit ouvrant', 'porte bagages toit', 'coffre de toit',
  ],
  related: ['Siding & Eavestrough', 'General Contractor', 'Home Renovation', 'Restoration'],
  schemaType: 'RoofingContractor',
  urgent: true,
  explainer: {
    title: 'Hiring a roofer',
    description: 'Roofers repair and replace shingles, flat roofs, flashing and skylights. If water is coming in, catch it, keep away from wet lights and outlets, and stay off the roof.',
    services: ['Leaks and storm damage', 'New shingles and metal roofs', 'Flat roofs and membranes', 'Skylights, vents and flashing', 'Ice dams and roof snow'],
    tips: [
      'Get the quote in writing: material, underlayment, flashing, vents, rotten boards, disposal and clean-up.',
      'Be wary of somebody at the door who saw damage on your roof. Ask for photos, and get a second opinion.',
      'Two warranties matter: the maker’s on the material and the roofer’s on the work. Ask for both in writing.',
    ],
  },
  questions: [
    'Do you repair this, or does the whole slope have to be replaced, and why?',
    'Do you take the old roof off, and what does each rotten board cost?',
    'Are new flashing, underlayment and vents included?',
    'How are your people secured on the roof, and are they insured?',
    'How long do you guarantee the work, and who comes if it leaks?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario licenses no roofers: the trade is not compulsory. Some municipalities, Toronto among them, license the business as a renovator; besides that, ask for proof of liability insurance, a WSIB clearance if it has workers, and the working at heights training which construction workers who use fall protection must have.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/work-in-the-non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Whoever roofs for others in Quebec needs a contractor’s licence from the Régie du bâtiment du Québec which covers roofing.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit RBQ licence number, the business name, and a subclass that covers roofing.',
      source: { title: 'Régie du bâtiment du Québec: work that requires a licence', url: 'https://www.rbq.gouv.qc.ca/licence/savoir-si-une-licence-est-requise/travaux-necessitant-une-licence', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A business that agrees the job with you away from its own premises, at your home for example, and takes money before the work is done needs a prepaid contracting licence and has to post security.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};

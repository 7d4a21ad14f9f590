import type { Trade } from '../trade.js';

export const windowsGlass: Trade = {
  name: 'Windows & Glass',
  plural: 'Window and glass companies',
  slug: 'windows-glass',
  hue: 20,
  summary: 'New windows and doors, broken glass, foggy panes.',
  hint: 'Windows, doors, glass, mirrors',
  names: {
    en: [
      'windows', 'windows and doors', 'windows & doors', 'window company', 'window installer', 'window contractor', 'window replacement company', 'door and window',
      'window repair', 'window and glass', 'windows and glass', 'glazier', 'glazing', 'glass company', 'glass shop', 'glass repair', 'glass installer', 'glass and mirror',
      'mirror shop', 'fenestration', 'screen repair', 'residential glass', 'window manufacturer', 'storefront glass', 'exterior doors',
    ],
    fr: [
      'vitrier', 'vitrerie', 'portes et fenetres', 'compagnie de fenetres', 'installateur de fenetres', 'poseur de fenetres', 'installateur de portes et fenetres',
      'entrepreneur portes et fenetres', 'fabricant de fenetres', 'miroiterie', 'reparation de vitres', 'fenestration',
    ],
  },
  services: {
    en: [
      'window replacement', 'window installation', 'new windows', 'window repair', 'glass replacement', 'thermal pane replacement', 'sealed unit replacement',
      'insulated glass unit', 'window defogging', 'emergency glass repair', 'emergency board up', 'board up window', 'egress window installation', 'basement window replacement',
      'enlarge basement window', 'bay window installation', 'skylight replacement', 'window film installation', 'residential window tinting', 'window caulking',
      'window weatherstripping', 'window crank replacement', 'window hardware repair', 'window capping', 'window screen repair', 'rescreening', 'screen replacement',
      'screen door installation', 'storm door installation', 'front door replacement', 'entry door installation', 'exterior door replacement', 'door replacement',
      'door installation', 'patio door installation', 'sliding door repair', 'sliding door roller replacement', 'french door installation', 'door glass insert',
      'pet door installation', 'glass shower door installation', 'frameless shower glass', 'custom mirror', 'mirror installation', 'table top glass', 'glass cut to size',
      'glass railing installation', 'soundproof windows', 'energy efficient windows', 'heritage window restoration',
    ],
    fr: [
      'remplacement de fenetre', 'installation de fenetres', 'pose de fenetres', 'changement de fenetres', 'reparation de fenetre', 'remplacement de vitre',
      'remplacement de thermos', 'installation porte patio', 'reparation porte patio', 'remplacement porte exterieure', 'installation porte d entree', 'reparation de moustiquaire',
      'douche en verre sur mesure', 'miroir sur mesure', 'verre sur mesure', 'calfeutrage de fenetre', 'pellicule de fenetre', 'agrandir fenetre de sous sol', 'vitrier urgence',
      'reparation manivelle fenetre',
    ],
  },
  problems: {
    en: [
      'broken window', 'cracked window', 'smashed window', 'shattered glass', 'broken glass', 'ball through window', 'foggy window', 'condensation between panes',
      'moisture between glass', 'window seal failed', 'condensation on windows', 'frost inside window', 'ice inside window', 'drafty window', 'cold air window',
      'draft from window', 'wind through windows', 'window leaking', 'water coming in window', 'rain coming through window', 'window wont open', 'window wont close',
      'window stuck', 'window painted shut', 'window wont stay up', 'window crank broken', 'window fell out', 'rotten window frame', 'rotten window sill', 'old windows',
      'single pane windows', 'window rattling', 'noise through windows', 'torn screen', 'ripped screen', 'hole in screen', 'drafty door', 'draft under door',
      'front door wont close', 'front door sticking', 'exterior door frame rotted', 'front door kicked in', 'patio door stuck', 'patio door wont slide', 'sliding door off track',
      'sliding door hard to open', 'door glass broken', 'shower door shattered', 'shower door leaking', 'cracked mirror',
    ],
    fr: [
      'vitre cassee', 'fenetre cassee', 'vitre brisee', 'fenetre brisee', 'vitre fissuree', 'buee entre les vitres', 'condensation fenetre', 'fenetre embuee', 'givre fenetre',
      'fenetre ne ferme plus', 'fenetre n ouvre plus', 'fenetre bloquee', 'courant d air fenetre', 'infiltration d eau fenetre', 'fenetre qui coule', 'cadre de fenetre pourri',
      'moustiquaire dechiree', 'porte patio coincee', 'porte patio deraillee', 'manivelle de fenetre cassee',
    ],
  },
  things: {
    en: [
      'window', 'window pane', 'pane', 'glass', 'plate glass', 'tempered glass', 'frosted glass', 'stained glass', 'sealed unit', 'thermal pane', 'thermopane', 'window frame',
      'window sill', 'window ledge', 'window sash', 'casement', 'casement window', 'double hung', 'bay window', 'bow window', 'picture window', 'awning window', 'sliding window',
      'storm window', 'egress window', 'basement window', 'skylight', 'sunroom', 'solarium', 'transom', 'sidelight', 'window crank', 'window latch', 'window screen', 'bug screen',
      'screen door', 'storm door', 'front door', 'entry door', 'exterior door', 'back door', 'patio door', 'sliding door', 'french door', 'balcony door', 'door threshold',
      'door sweep', 'weatherstripping', 'weather stripping', 'doggy door', 'pet door', 'shower door', 'shower glass', 'shower enclosure', 'glass block', 'mirror',
      'glass table top', 'double glazing', 'triple pane', 'low e glass',
    ],
    fr: [
      'fenetre', 'vitre', 'verre', 'verre trempe', 'thermos', 'porte patio', 'porte d entree', 'porte exterieure', 'porte avant', 'porte coulissante', 'porte moustiquaire',
      'porte fenetre', 'contre porte', 'moustiquaire', 'manivelle', 'puits de lumiere', 'miroir', 'douche en verre', 'porte de douche', 'fenetre a battant', 'fenetre a guillotine',
      'fenetre de sous sol', 'coupe froid', 'seuil de porte', 'verriere',
    ],
  },
  said: { en: [], fr: [] },
  elsewhere: [
    'window cleaning', 'window washing', 'window cleaner', 'window air conditioner', 'window ac', 'window fan', 'window blinds', 'window coverings', 'window treatments',
    'window curtains', 'window seat', 'window box planter', 'windows 10', 'windows 11', 'windows computer', 'windows laptop', 'windows update', 'windows password', 'car window',
    'car windows tinted', 'truck window', 'auto glass', 'car glass', 'windshield', 'car mirror', 'side mirror', 'rear view mirror', 'eye glasses', 'reading glasses', 'wine glass',
    'glass tile', 'glass cooktop', 'glass stove top', 'oven door glass', 'oven glass', 'wood stove glass', 'fireplace glass', 'phone screen', 'tv screen', 'computer screen',
    'laptop screen', 'tablet screen', 'garage door', 'garage window', 'interior door', 'closet door', 'front door lock', 'front door deadbolt', 'front door rekey',
    'front door camera', 'front door painting', 'front door light', 'back door lock', 'window painting', 'bathtub glazing', 'cabinet door', 'cupboard door', 'fridge door',
    'car door', 'lavage de vitres', 'nettoyage de vitres', 'laveur de vitres', 'vitre d auto', 'pare brise', 'bouteille thermos',
  ],
  related: ['Carpenter', 'General Contractor', 'Home Renovation', 'Handyman'],
  schemaType: 'HomeAndConstructionBusiness',
  urgent: true,
  explainer: {
    title: 'Hiring a window and glass company',
    description: 'They replace and repair windows, outside doors, panes, screens, mirrors and shower glass. If a pane is broken, keep people and pets away from it, cover the opening from inside, and ask for a board-up if nobody can come with glass the same day.',
    services: [
      'Replacement windows and patio doors',
      'Broken panes and emergency board-up',
      'Foggy sealed units',
      'Front doors, storm doors and screens',
      'Shower glass and mirrors',
    ],
    tips: [
      'A foggy double pane can often be replaced without its frame: ask for that price before you buy a new window.',
      'Ask whether the old frame comes out completely or the new window is set into it. The first costs more work and shows rot that the second hides.',
      'A larger or lower opening, such as an escape window in a basement bedroom, usually needs a building permit.',
    ],
  },
  questions: [
    'Is the glass alone replaceable, or does the whole window have to go?',
    'Does the old frame come out completely, and who repairs the trim and the siding around it?',
    'Which energy rating do these windows carry, and is it on the label?',
    'How long from measuring to installation, and what happens if a unit arrives in the wrong size?',
    'How long are the glass seal, the hardware and the installation guaranteed?',
  ],
  licensing: {
    ON: {
      body: null,
      statement: 'Ontario has no licence for companies that install windows, doors or glass, and the glazier’s trade is not a compulsory one. Some municipalities license renovators; Window Wise, a certification of windows and installers, is voluntary.',
      lookFor: 'Ask for proof of liability insurance, a WSIB clearance where the company has workers, and a municipal licence where your town has one. A certificate that is named in advertising can be checked with the body that gives it.',
      source: { title: 'Skilled Trades Ontario: non-compulsory trades', url: 'https://www.skilledtradesontario.ca/about-trades/non-compulsory-trades/', seen: '2026-11' },
    },
    QC: {
      body: 'Régie du bâtiment du Québec (RBQ)',
      statement: 'Contractors who install or replace windows and doors in Quebec must hold a licence of the RBQ. Its number stands on their advertising, quotes and contracts.',
      register: { name: 'RBQ register of licence holders', url: 'https://www.rbq.gouv.qc.ca/' },
      lookFor: 'The ten-digit licence number, the exact name of the company, a licence in force, and subclass 8 (doors and windows) or a general contractor’s subclass that covers the work.',
      source: { title: 'RBQ: work that requires a licence', url: 'https://rbq.gouv.qc.ca/licence/savoir-si-une-licence-est-requise/travaux-necessitant-une-licence', seen: '2026-11' },
    },
    AB: {
      body: 'Government of Alberta',
      statement: 'A company that takes money before the work at a home is done, and makes the contract anywhere but at its own place of business, must hold a prepaid contracting licence. Companies that are paid only when the work is done do not need it.',
      lookFor: 'The exact name of the company and the number and expiry of its prepaid contracting licence: ask for a copy before you pay a deposit.',
      source: { title: 'Government of Alberta: prepaid contracting licence', url: 'https://www.alberta.ca/prepaid-contracting-licence', seen: '2026-11' },
    },
  },
  guides: [],
};

import type { Trade, Words } from './trade.js';
import { slugOf } from './trade-names.js';
import { knowledgeOf } from './trade-settings.js';

/**
 * Words for industries that are not in the catalogue, but are common in public lists of businesses (titles of the North American Industry
 * Classification System). They are used only by a directory that has such an industry.
 */
const INDUSTRIES: readonly { name: string; said: Words }[] = [
  {
    name: 'Home & Garden Equipment Repair',
    said: {
      en: [
        'lawn mower',
        'lawnmower',
        'mower',
        'mower blade',
        'ride on mower',
        'riding mower',
        'lawn tractor',
        'garden tractor',
        'toro ride on',
        'snowblower repair',
        'snowblower wont start',
        'snowblower auger',
        'snowblower tune up',
        'snow blower repair',
        'snow thrower',
        'chainsaw repair',
        'chainsaw bogs',
        'chainsaw wont start',
        'chain saw sharpening',
        'stihl',
        'husqvarna',
        'briggs stratton',
        'trimmer repair',
        'weed eater',
        'weed whacker',
        'whipper snipper',
        'string trimmer',
        'leaf blower repair',
        'leaf blower wont start',
        'pressure washer repair',
        'pressure washer wont start',
        'generator wont start',
        'generator pull cord',
        'small engine',
        'small engine repair',
        'carburetor',
        'carb cleaning',
        'pull cord',
        'rototiller',
        'tiller repair',
        'power tool repair',
        'sharpen blade',
        'blade sharpening',
        'equipment repair',
      ],
      fr: [
        'tondeuse',
        'reparation tondeuse',
        'tondeuse part pas',
        'reparation souffleuse',
        'souffleuse part pas',
        'reparation scie mecanique',
        'coupe bordure',
        'petit moteur',
        'petits moteurs',
        'tracteur a gazon',
        'motoculteur',
        'debroussailleuse',
        'affutage lame',
      ],
    },
  },
  {
    name: 'Framing',
    said: {
      en: [
        'framing',
        'framer',
        'framing crew',
        'framing contractor',
        'frame basement',
        'frame walls',
        'frame addition',
        'wood framing',
        'stud wall',
        'steel studs',
        'steel stud framing',
      ],
      fr: ['charpente', 'ossature bois', 'montage charpente', 'colombages metalliques'],
    },
  },
  {
    name: 'Exterior Contracting',
    said: {
      en: ['exterior contractor', 'exterior renovation', 'exteriors company', 'house exterior repair', 'outside of house repair'],
      fr: ['renovation exterieure', 'revetement exterieur maison'],
    },
  },
  {
    name: 'Home Building & Renovation',
    said: {
      en: [
        'home builder',
        'house builder',
        'builder',
        'build house',
        'custom home',
        'new home construction',
        'laneway house',
        'coach house',
        'tear down and rebuild',
      ],
      fr: ['constructeur de maison', 'construire maison', 'maison neuve construction', 'batir maison'],
    },
  },
];

const BY_SLUG: ReadonlyMap<string, Trade> = new Map(
  INDUSTRIES.map(({ name, said }) => [slugOf(name), { ...knowledgeOf({ name, slug: slugOf(name) }), said }]),
);

/** The knowledge about an industry that is not in the catalogue; `undefined` for most. */
export const industryKnowledge = (slug: string): Trade | undefined => BY_SLUG.get(slug);

import type { GuideSlug } from '../../../shared/guide/guide-sections.js';
import type { Region } from '../../../shared/places/provinces.js';

/** Words in the two languages that homeowners in Canada type. Lower case, without filler such as "my", "the" or "near me". */
export interface Words {
  en: readonly string[];
  fr: readonly string[];
}

/** Who licenses a trade in one province, or that nobody does. */
export interface Licensing {
  /** The body that licenses or certifies; `null` where the province requires no licence for this trade. */
  body: string | null;
  /** One or two sentences for a homeowner: what must be held, for which work, and by whom. */
  statement: string;
  /** The register in which anybody can look up a licence. */
  register?: { name: string; url: string };
  /** What to compare in the register: the kind of number, the name, the class, the expiry. */
  lookFor?: string;
  /** The source of the fact, and when it was read (YYYY-MM). */
  source: { title: string; url: string; seen: string };
}

/** The kinds of business that schema.org defines. */
export type SchemaType =
  | 'Electrician'
  | 'GeneralContractor'
  | 'HVACBusiness'
  | 'HomeAndConstructionBusiness'
  | 'HousePainter'
  | 'Locksmith'
  | 'Plumber'
  | 'RoofingContractor';

/** All that the product has about one trade. Texts are true in every province; `licensing` has what is true in one only. */
export interface Trade {
  /** Its exact name, as listings, filters and addresses carry it. */
  name: string;
  /** The plural of its people: "Plumbers". */
  plural: string;
  /** Its name in addresses and file names. */
  slug: string;
  /** Its colour, as a hue of OKLCH in degrees: the drawing of a business without a picture has it. */
  hue: number;
  /** The sentence on its card, at most 60 characters. */
  summary: string;
  /** The three or four kinds of work that come to mind first, for a tile: "Leaks, drains, water heaters". At most 40 characters. */
  hint: string;
  /** Other names of the trade, its people and its companies, also in the industry column of a sheet. */
  names: Words;
  /** Services that are ordered from it. */
  services: Words;
  /** Problems at home, in the words of a homeowner. */
  problems: Words;
  /** Parts of a home that belong to this trade: a query that names only one of them almost certainly means the trade. */
  things: Words;
  /** Other short words about its work: understood in a query, but never offered as a suggestion. */
  said: Words;
  /** Longer terms that contain words of this trade but are not its work: "lawn mower" for the landscaper. */
  elsewhere: readonly string[];
  /** Words of work that it does beside its own: trades that have it as their own come first. */
  sidelines?: readonly string[];
  /** Other trades that do its work where nobody of this trade is listed, the likeliest first. */
  related: readonly string[];
  schemaType: SchemaType;
  /** Whether some of its work is too urgent to wait until morning. */
  urgent: boolean;
  /** What a homeowner should know before hiring. */
  explainer: {
    title: string;
    /** One or two sentences: what they do, and the first thing to do when it is urgent. */
    description: string;
    /** Five kinds of typical work. */
    services: readonly string[];
    /** Three things to know before hiring. */
    tips: readonly string[];
  };
  /** Four or five questions to ask on the phone before hiring. */
  questions: readonly string[];
  licensing: Partial<Record<Region, Licensing>>;
  /** Slugs of the guides about it. */
  guides: readonly GuideSlug[];
}

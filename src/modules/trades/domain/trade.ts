import type { GuideSlug } from '../../../shared/guide/guide-sections.js';
import type { Region } from '../../../shared/places/provinces.js';

/** Words in the two languages that homeowners in Canada type. Lower case, without filler such as "my", "the" or "near me". */
export interface Words {
  en: readonly string[];
  fr: readonly string[];
}

/** Who licenses a trade in one province, or that nobody does. */
export interface Licensing {
  /** The body that licenses or certifies; `null` where the province licenses nobody in this trade. */
  body: string | null;
  /** One or two sentences for a homeowner: what must be held, for which work, and by whom. */
  statement: string;
  /** Where anybody can look a licence up. */
  register?: { name: string; url: string };
  /** What to compare in the register: the kind of number, the name, the class, the expiry. */
  lookFor?: string;
  /** Where the fact comes from, and when it was looked up (YYYY-MM). */
  source: { title: string; url: string; seen: string };
}

/** The kinds of business that schema.org knows. */
export type SchemaType =
  | 'Electrician'
  | 'GeneralContractor'
  | 'HVACBusiness'
  | 'HomeAndConstructionBusiness'
  | 'HousePainter'
  | 'Locksmith'
  | 'Plumber'
  | 'RoofingContractor';

/** Everything that the product knows of one trade. Texts say nothing that is true in one province only; `licensing` does. */
export interface Trade {
  /** Its exact name, as listings, filters and addresses carry it. */
  name: string;
  /** Several of its people: "Plumbers". */
  plural: string;
  /** Its name in addresses and file names. */
  slug: string;
  /** Its colour, as a hue of OKLCH in degrees: what stands for a business without a picture is drawn in it. */
  hue: number;
  /** The sentence on its card, at most 60 characters. */
  summary: string;
  /** The three or four kinds of work that come to mind first, for a tile: "Leaks, drains, water heaters". At most 40 characters. */
  hint: string;
  /** What the trade, its people and its companies are called besides, also in the industry column of a sheet. */
  names: Words;
  /** What is ordered from it. */
  services: Words;
  /** What is wrong at home, as a homeowner says it. */
  problems: Words;
  /** Parts of a home that belong to this trade: a query that names only one of them almost certainly means the trade. */
  things: Words;
  /** Short words in which people speak of its work besides: understood in a query, and never offered as one. */
  said: Words;
  /** Longer names that contain words of this trade and are none of its business: "lawn mower" at the landscaper. */
  elsewhere: readonly string[];
  /** Other trades that do this one's work where nobody of this trade is listed, the likeliest first. */
  related: readonly string[];
  schemaType: SchemaType;
  /** Whether some of its work cannot wait until morning. */
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
  /** Four or five questions to ask on the telephone before saying yes. */
  questions: readonly string[];
  licensing: Partial<Record<Region, Licensing>>;
  /** The guides that go with it, by their slugs. */
  guides: readonly GuideSlug[];
}

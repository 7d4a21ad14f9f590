/**
 * The kind of a value: it decides the type, how a cell, a form and an admin's correction are parsed, the column in the database, the schema
 * in the OpenAPI document and the control in forms. `plain` is a line without markup, `places` a list of names of places.
 */
export type FieldKind =
  | 'line'
  | 'plain'
  | 'industry'
  | 'region'
  | 'post-code'
  | 'phone'
  | 'e164'
  | 'email'
  | 'link'
  | 'image'
  | 'text'
  | 'yes'
  | 'decimal'
  | 'count'
  | 'places'
  | 'reviews'
  | 'hours'
  | 'gallery';

/** Parts of a form, in their order. */
export const FIELD_GROUPS = ['name', 'contact', 'place', 'words', 'badges', 'hours', 'ratings'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

/** Filters of the search that compare whole values; several fields may belong to one filter. */
export type FieldFilter = 'industry' | 'city';

/** A field in the forms for owners. */
export interface FieldForm {
  /** The field's name in the forms and their API. */
  name: string;
  label: string;
  /** The forms in which it is required: all, or those for new businesses. */
  needed?: 'always' | 'new';
  /** The error text when it is missing. */
  ask?: string;
  help?: string;
}

export interface ListingField {
  kind: FieldKind;
  /** In the table `listing`. A column that is added later must be nullable: rows that a sync stored before have no value for it. */
  column: string;
  /** Its label in the back office. */
  label: string;
  /** Its description, for people who edit the sheet or use the API. */
  about: string;
  group: FieldGroup;
  /** Shown in every list of listings, or only on the page of the business. */
  shown: 'card' | 'page';
  /** Required for every listing. */
  needed?: true;
  /** Computed from another field: it has no column in the sheet, and cannot be corrected. */
  derived?: true;
  /** Maximum length in characters; in a list, of each place. */
  longest?: number;
  /** Maximum number of entries of a list. */
  most?: number;
  range?: readonly [least: number, most: number];
  /** Admins may correct it. */
  corrected?: true;
  /** Owners may set it by a form, and admins may correct it. */
  form?: FieldForm;
  /** The weight of its words in relevance, `A` highest. Without a weight the field is not searched. */
  searched?: 'A' | 'B' | 'C' | 'D';
  filter?: FieldFilter;
  /** Personal data. */
  personal?: true;
  /** Shares its line with its neighbours in the back office. */
  short?: true;
  /** A note beside its control in the back office. */
  note?: string;
}

/**
 * Every field of a listing, in the order of the API's answers. A new field needs an entry here, a migration that adds its column (and, for
 * cards, replaces the view `searchable_listing`), its names in uploaded tables, and the pages that show it; everything else is derived. See
 * docs/extending.md.
 */
export const LISTING_FIELDS = {
  title: {
    kind: 'line',
    column: 'title',
    label: 'Name',
    about: 'the name of the business',
    group: 'name',
    shown: 'card',
    needed: true,
    longest: 200,
    searched: 'A',
    corrected: true,
    form: { name: 'title', label: 'Business Name', needed: 'always', ask: 'write the name of the business' },
  },
  industry: {
    kind: 'industry',
    column: 'industry',
    label: 'Trade',
    about: 'Plumber, Electrician, HVAC Technician, Landscaper, or any other trade',
    group: 'name',
    shown: 'card',
    longest: 200,
    searched: 'B',
    filter: 'industry',
    corrected: true,
    form: { name: 'industry', label: 'Industry', needed: 'new', ask: 'choose the trade', help: 'Type to find it, or write another.' },
  },
  featured: {
    kind: 'yes',
    column: 'featured',
    label: 'Featured',
    about: 'yes or no: shown before all others',
    group: 'badges',
    shown: 'card',
    corrected: true,
    note: 'Shown before all others in the search, with a red border.',
  },
  verified: {
    kind: 'yes',
    column: 'verified',
    label: 'Verified',
    about: 'yes or no',
    group: 'badges',
    shown: 'card',
    corrected: true,
    note: 'You have checked that this business is who it says it is.',
  },
  licensed: {
    kind: 'yes',
    column: 'licensed',
    label: 'Licensed',
    about: 'yes or no',
    group: 'badges',
    shown: 'card',
    corrected: true,
    note: 'You have seen the licence that the trade needs.',
    form: { name: 'licensed', label: 'Licensed', help: 'Do you hold the licence that your trade requires?' },
  },
  licenceNumber: {
    kind: 'plain',
    column: 'licence_number',
    label: 'Licence number',
    about: 'as the business gives it; no one here has checked it',
    group: 'badges',
    shown: 'card',
    longest: 60,
    corrected: true,
    note: 'As the business gives it. Its page says so, and never says that it was checked.',
    form: {
      name: 'License_Number',
      label: 'Licence Number',
      help: 'The number on your licence, if your trade has one. Your page shows it as given by you.',
    },
  },
  rating: {
    kind: 'decimal',
    column: 'rating',
    label: 'Rating',
    about: '0 to 5; empty if no one has rated the business',
    group: 'ratings',
    shown: 'card',
    range: [0, 5],
    short: true,
    corrected: true,
    note: 'From 0 to 5, only as customers have rated it; empty if no one has. A number written here stays when the source has a newer one.',
  },
  reviews: {
    kind: 'count',
    column: 'reviews',
    label: 'Reviews',
    about: 'how many reviews the rating is based on; empty is none',
    group: 'ratings',
    shown: 'card',
    range: [0, 100_000_000],
    short: true,
    corrected: true,
    note: 'How many reviews that rating is based on.',
  },
  address: {
    kind: 'line',
    column: 'address',
    label: 'Address',
    about: 'street, city, region, postal code, separated by commas',
    group: 'place',
    shown: 'card',
    longest: 500,
    searched: 'D',
    corrected: true,
    form: {
      name: 'complete_address',
      label: 'Complete Business Address',
      needed: 'new',
      ask: 'write the complete address of the business',
      help: 'Street, city, province and postal code, as on an envelope.',
    },
  },
  city: {
    kind: 'line',
    column: 'city',
    label: 'City',
    about: 'where the address does not end with it; a province behind it is taken for its region',
    group: 'place',
    shown: 'card',
    longest: 200,
    short: true,
    searched: 'C',
    filter: 'city',
    corrected: true,
    form: { name: 'city', label: 'City', needed: 'new', ask: 'write the city' },
  },
  region: {
    kind: 'region',
    column: 'region',
    label: 'Province or state',
    about: 'where the address does not end with it',
    group: 'place',
    shown: 'card',
    longest: 200,
    short: true,
    corrected: true,
  },
  postCode: {
    kind: 'post-code',
    column: 'post_code',
    label: 'Postal code',
    about: 'where the address does not end with it',
    group: 'place',
    shown: 'card',
    longest: 200,
    short: true,
    corrected: true,
    form: { name: 'post_code', label: 'Postal Code', needed: 'new', ask: 'write the postal code' },
  },
  phone: {
    kind: 'phone',
    column: 'phone',
    label: 'Phone',
    about: 'as people write it',
    group: 'contact',
    shown: 'card',
    longest: 500,
    short: true,
    personal: true,
    corrected: true,
    form: { name: 'phone', label: 'Phone Number', needed: 'always', ask: 'write a phone number', help: 'The number that customers call.' },
  },
  phoneE164: {
    kind: 'e164',
    column: 'phone_e164',
    label: 'Phone as dialled',
    about: 'the phone number in E.164; null when it cannot be dialled',
    group: 'contact',
    shown: 'card',
    derived: true,
    personal: true,
  },
  email: {
    kind: 'email',
    column: 'email',
    label: 'Email',
    about: 'an email address',
    group: 'contact',
    shown: 'card',
    longest: 254,
    short: true,
    personal: true,
    corrected: true,
    form: {
      name: 'email',
      label: 'Email Address',
      needed: 'always',
      ask: 'write an email address',
      help: 'Customers can write to it. We use it for news of your listing.',
    },
  },
  website: {
    kind: 'link',
    column: 'website',
    label: 'Website',
    about: 'begins with http:// or https://',
    group: 'contact',
    shown: 'card',
    longest: 2_048,
    corrected: true,
    form: { name: 'website', label: 'Website' },
  },
  googleMapsLink: {
    kind: 'link',
    column: 'google_maps_link',
    label: 'Google Maps link',
    about: 'begins with http:// or https://',
    group: 'place',
    shown: 'card',
    longest: 2_048,
    corrected: true,
    form: {
      name: 'google_maps_link',
      label: 'Google Maps Link',
      help: 'In Google Maps, open your business, choose Share, and copy the link.',
    },
  },
  serviceArea: {
    kind: 'places',
    column: 'service_area',
    label: 'Service area',
    about: 'places that the business serves, separated by `;`; searched like the city',
    group: 'place',
    shown: 'card',
    longest: 200,
    most: 50,
    searched: 'C',
    filter: 'city',
    corrected: true,
    note: 'One place on each line, at most 50.',
    form: {
      name: 'Service_Area',
      label: 'Service Area',
      help: 'Other towns that you serve, one on each line. People who search there find you.',
    },
  },
  latitude: {
    kind: 'decimal',
    column: 'latitude',
    label: 'Latitude',
    about: 'for "Near me" and the map; without it the place is roughly that of the postal code or the town, where either is known',
    group: 'place',
    shown: 'card',
    range: [-90, 90],
    short: true,
    corrected: true,
  },
  longitude: {
    kind: 'decimal',
    column: 'longitude',
    label: 'Longitude',
    about: 'together with latitude',
    group: 'place',
    shown: 'card',
    range: [-180, 180],
    short: true,
    corrected: true,
  },
  description: {
    kind: 'text',
    column: 'description',
    label: 'Description',
    about: 'a few sentences',
    group: 'words',
    shown: 'card',
    longest: 10_000,
    searched: 'D',
    corrected: true,
    form: {
      name: 'business_description',
      label: 'Business Description',
      needed: 'new',
      ask: 'describe the business in a few words',
      help: 'The work you take on, the places you serve, and what to know before calling.',
    },
  },
  image: {
    kind: 'image',
    column: 'image',
    label: 'Picture',
    about: 'the address of a picture',
    group: 'words',
    shown: 'card',
    longest: 2_048,
    corrected: true,
  },
  gallery: {
    kind: 'gallery',
    column: 'gallery',
    label: 'Picture gallery',
    about: 'JSON text, as `npm run export` writes it: addresses of pictures, each with a description',
    group: 'words',
    shown: 'page',
    most: 12,
    longest: 200,
    corrected: true,
  },
  openingHours: {
    kind: 'hours',
    column: 'opening_hours',
    label: 'Opening hours',
    about: 'in words such as "Mon-Fri 8:00-17:00, Sat 9-noon" or "24/7", or JSON text, as `npm run export` writes it',
    group: 'hours',
    shown: 'page',
    corrected: true,
  },
  reviewsData: {
    kind: 'reviews',
    column: 'reviews_data',
    label: 'Reviews in words',
    about: 'JSON text, as `npm run export` writes it',
    group: 'ratings',
    shown: 'page',
  },
  credit: {
    kind: 'line',
    column: 'credit',
    label: 'Credit',
    about: 'whom to thank for the data',
    group: 'ratings',
    shown: 'card',
    longest: 500,
  },
} as const satisfies Record<string, ListingField>;

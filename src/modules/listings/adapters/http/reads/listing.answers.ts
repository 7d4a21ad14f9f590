import {
  decimal,
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  type Schema,
  text,
} from '../../../../../platform/http/answers/answers.js';
import { CARD_FIELDS } from '../../../../../platform/http/answers/listing-card.schema.js';
import type { ListingHours, ListingPlace } from '../../../application/reads/listing-queries.js';
import type { AroundTheClock, BusinessPage, DirectoryFacts } from '../../../application/reads/business-pages.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';
import { LICENSING } from '../../../../trades/index.js';
import { type DayHours, DAYS } from '../../../domain/catalogue/opening-hours.js';
import type { Review } from '../../../domain/catalogue/review.js';

const REVIEW = object<Review>({
  rating: nullable(decimal),
  name: described(nullable(text), 'Title of the review.'),
  authorName: nullable(text),
  date: described(nullable(text), 'ISO 8601 date.'),
  body: nullable(text),
});

export const DAY_HOURS = object<DayHours>({
  dayOfWeek: oneOf(...DAYS),
  opens: described(text, 'HH:MM in the time zone of the business.'),
  closes: described(text, 'HH:MM; earlier than it opens means the next day.'),
});

export const PAGE_FIELDS: Fields<ListingPage> = { ...CARD_FIELDS, reviewsData: list(REVIEW), openingHours: list(DAY_HOURS) };

export const LISTING = object<ListingPage>(PAGE_FIELDS);

export const BUSINESS = object<BusinessPage>({
  ...PAGE_FIELDS,
  timeZone: described(nullable(text), 'IANA name; null when the place is not known.'),
  place: described(
    nullable(
      object<ListingPlace>({
        latitude: decimal,
        longitude: decimal,
        approximate: described(flag, 'Derived from its postal code or its town.'),
      }),
    ),
    'Where it is on a map, as far as that is known.',
  ),
  licensing: described(nullable(LICENSING), 'Who licenses its trade in its province; null where that is not known.'),
  schemaType: described(text, 'What schema.org calls a business of its trade.') as Schema<BusinessPage['schemaType']>,
});

export const AROUND_THE_CLOCK = list(object<AroundTheClock>({ industry: text, businesses: list(object(CARD_FIELDS)) }));

export const OPENING_HOURS = object<{ businesses: ListingHours[] }>({
  businesses: described(
    list(
      object<ListingHours>({
        slug: text,
        timeZone: described(nullable(text), 'IANA name; null when the place or the hours are not known.'),
        openingHours: described(list(DAY_HOURS), 'Empty when they are not known.'),
      }),
    ),
    'Those of the slugs that the directory shows.',
  ),
});

export const DIRECTORY = object<DirectoryFacts>({
  sampleData: described(flag, 'The listings are the fictional ones of a first run.'),
  mapTiles: described(
    nullable(object<NonNullable<DirectoryFacts['mapTiles']>>({ url: text, attribution: text })),
    'Where browsers get streets from for maps; null for none.',
  ),
});

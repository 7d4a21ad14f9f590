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
import type { AroundTheClock, BusinessPage, DirectoryFacts } from '../../../application/reads/business-pages.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';
import { SITE_MODULES } from '../../../../../shared/site-modules.js';
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
  licensing: described(nullable(LICENSING), 'Who licenses its trade in its province; null where that is not known.'),
  schemaType: described(text, 'What schema.org calls a business of its trade.') as Schema<BusinessPage['schemaType']>,
});

export const AROUND_THE_CLOCK = list(object<AroundTheClock>({ industry: text, businesses: list(object(CARD_FIELDS)) }));

export const DIRECTORY = object<DirectoryFacts>({
  sampleData: described(flag, 'The listings are the fictional ones of a first run.'),
  rated: described(flag, 'At least one listing has a rating.'),
  verified: described(flag, 'At least one listing is verified.'),
  licensed: described(flag, 'At least one listing is licensed.'),
  allWithPhone: described(flag, 'Each listing has a phone number.'),
  region: described(nullable(text), 'Province or territory in which most businesses are, by its two letters; null where it was not said.'),
  sendsMail: described(flag, 'The site writes e-mails to owners and referrers.'),
  syncs: described(flag, 'Listings are synced by themselves.'),
  off: described(list(oneOf(...SITE_MODULES)), 'Parts of the site that are switched off.'),
});

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
  time,
  whole,
} from '../../../../../platform/http/answers/answers.js';
import { CARD_FIELDS } from '../../../../../platform/http/answers/listing-card.schema.js';
import type { ListingFigures, ListingHours, ListingPlace, NewListing, Town } from '../../../application/reads/listing-queries.js';
import type { AroundTheClock, BusinessPage, DirectoryFacts, HomeListings, MapTiles } from '../../../application/reads/business-pages.js';
import type { ComparedListing, Shortlist } from '../../../application/reads/shortlists.js';
import type { SimilarListing } from '../../../application/reads/listing-queries.js';
import type { GalleryPicture } from '../../../domain/catalogue/gallery.js';
import type { ListingPage } from '../../../domain/catalogue/listing.js';
import { type DayHours, WEEK } from '../../../../../shared/listings/opening-hours.js';
import type { PartOff } from '../../../../../shared/settings/site-modules.js';
import { LICENSING } from '../../../../trades/index.js';
import type { Review } from '../../../domain/catalogue/review.js';

const REVIEW = object<Review>({
  rating: nullable(decimal),
  name: described(nullable(text), 'Title of the review.'),
  authorName: nullable(text),
  date: described(nullable(text), 'ISO 8601 date.'),
  body: nullable(text),
});

export const DAY_HOURS = object<DayHours>({
  dayOfWeek: oneOf(...WEEK),
  opens: described(text, 'HH:MM in the time zone of the business.'),
  closes: described(text, 'HH:MM; earlier than it opens means the next day.'),
});

export const GALLERY_PICTURE = object<GalleryPicture>({
  url: {
    ...described(text, 'The largest file of an uploaded picture, or an address elsewhere.'),
    example: '/media/0123456789abcdef0123456789abcdef-1920x1280.webp',
  },
  description: described(text, 'What it shows.'),
});

export const PAGE_FIELDS: Fields<ListingPage> = {
  ...CARD_FIELDS,
  reviewsData: list(REVIEW),
  openingHours: list(DAY_HOURS),
  gallery: described(list(GALLERY_PICTURE), 'At most twelve, in their order.'),
};

export const LISTING = object<ListingPage>(PAGE_FIELDS);

const SIMILAR = object<SimilarListing>({
  slug: CARD_FIELDS.slug,
  title: CARD_FIELDS.title,
  city: CARD_FIELDS.city,
  rating: CARD_FIELDS.rating,
  reviews: CARD_FIELDS.reviews,
});

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
    'Its coordinates, as far as they are known.',
  ),
  licensing: described(nullable(LICENSING), 'The licensing authority of its trade in its province; null if that is not known.'),
  listedCity: described(nullable(text), 'Its city in the most common spelling of the directory, as on the search page.'),
  confirmedAt: described(nullable(time), 'The last confirmation of its details by its owner or an admin.'),
  licenceCheckedAt: described(nullable(time), 'When an admin checked its present licence number in the register.'),
  questions: described(list(text), 'Questions to ask on the telephone.'),
  guides: described(list(text), 'Slugs of the guides of its trade.'),
  similar: described(list(SIMILAR), 'Others of its trade, at most six, the nearest first.'),
  schemaType: described(text, 'The type of schema.org for a business of its trade.') as Schema<BusinessPage['schemaType']>,
});

const COMPARED = object<ComparedListing>({
  ...CARD_FIELDS,
  openingHours: list(DAY_HOURS),
  timeZone: described(nullable(text), 'IANA name; null when the place is not known.'),
  licensing: described(nullable(LICENSING), 'The licensing authority of its trade in its province; null if that is not known.'),
});

export const SHORTLIST = object<Shortlist>({
  listings: list(COMPARED),
  gone: described(list(text), 'Ids without a published business.'),
  questions: described(
    list(object<Shortlist['questions'][number]>({ industry: text, questions: list(text) })),
    'Questions to ask each trade.',
  ),
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
    'Those of the published businesses among the slugs.',
  ),
});

export const HOME_LISTINGS = object<HomeListings>({
  towns: described(
    list(object<Town>({ city: text, count: whole })),
    'Twelve at most, those with most businesses first: those of its addresses, and those that serve it, as a search for the city finds them.',
  ),
  latest: described(
    list(
      object<NewListing>({
        slug: CARD_FIELDS.slug,
        title: CARD_FIELDS.title,
        city: CARD_FIELDS.city,
        industry: CARD_FIELDS.industry,
        addedAt: time,
      }),
    ),
    'At most six, newest first.',
  ),
});

export const FIGURES = object<ListingFigures>({
  businesses: whole,
  trades: described(whole, 'Trades with at least one business.'),
  towns: described(whole, 'Towns of their addresses.'),
  reviews: described(whole, 'The sum over the listings.'),
});

export const DIRECTORY = object<DirectoryFacts>({
  sampleData: described(flag, 'The listings are the fictional ones of a first run.'),
  mapTiles: described(
    nullable(
      object<MapTiles>({
        kind: oneOf('server', 'raster', 'vector'),
        url: described(text, 'Of a server, with {z}, {x} and {y}; or of a PMTiles file of this site.'),
        attribution: text,
        extent: described(
          nullable(
            object<NonNullable<MapTiles['extent']>>({
              minZoom: whole,
              maxZoom: whole,
              bounds: described(list(decimal), 'West, south, east, north.'),
            }),
          ),
          'The content of the file; null for a server.',
        ),
      }),
    ),
    'The source of street maps for browsers; null without one.',
  ),
  rated: described(flag, 'At least one listing has a rating.'),
  verified: described(flag, 'At least one listing is verified.'),
  licensed: described(flag, 'At least one listing is licensed.'),
  hoursKnown: described(flag, 'The opening hours of at least one listing are known.'),
  allWithPhone: described(flag, 'Each listing has a phone number.'),
  region: described(nullable(text), 'Province or territory of most businesses, with two letters; null if it is not set.'),
  sendsMail: described(flag, 'The site sends emails to owners and referrers.'),
  syncs: described(flag, 'Listings are synced automatically.'),
  off: described(list(text as Schema<PartOff>), 'Parts of the site that are switched off, and the paths of guides that are hidden.'),
});

import type { ListingCard } from '../../../../shared/listings/listing-card.js';
import type { EffectiveSettings } from '../../../../shared/settings/effective-settings.js';
import type { StreetMap, StreetMaps } from '../../../../shared/places/street-maps.js';
import { cityKeyFrom } from '../../../../shared/text/name-keys.js';
import { isMailConfigured } from '../../../../shared/settings/mail-account.js';
import { guidePath } from '../../../../shared/guide/guide-topics.js';
import type { Region } from '../../../../shared/places/provinces.js';
import { isOffered, modulesOff, type PartOff } from '../../../../shared/settings/site-modules.js';
import type { CurrentTrades, SchemaType } from '../../../trades/index.js';
import type { Licensing } from '../../../trades/vocabulary.js';
import type { ListingPage } from '../../domain/catalogue/listing.js';
import { timeZoneOf } from '../../domain/catalogue/time-zone.js';
import type { CurrentListingFacts } from './current-listing-facts.js';
import type {
  ListingChecks,
  ListingFacts,
  ListingFigures,
  ListingOverview,
  ListingPlace,
  ListingQueries,
  SimilarListing,
} from './listing-queries.js';

/** A business as its own page shows it. */
export interface BusinessPage extends ListingPage, ListingChecks {
  /** IANA name of the time zone of its opening hours. `null` when its place is not known. */
  timeZone: string | null;
  /** Where it is on the map: its own coordinates, else approximate ones; `null` when neither are known. */
  place: ListingPlace | null;
  /** Its city in the directory's commonest spelling, as on the search page. */
  listedCity: string | null;
  /** Questions to ask a business of its trade on the phone. */
  questions: string[];
  /** Slugs of the guides about its trade. */
  guides: string[];
  /** Other businesses of its trade, the nearest first. */
  similar: SimilarListing[];
  /** The schema.org type for a business of its trade. */
  schemaType: SchemaType;
  /** Who licenses its trade in its province, or in the directory's province if its address names none; `null` if that is not known. */
  licensing: Licensing | null;
}

/** Facts about the directory as a whole: phrases and links that depend on one are shown only while it is true. */
export interface DirectoryFacts extends ListingFacts {
  /** The province or territory with most businesses, by its two letters; `null` where the operator has not said. */
  region: string | null;
  /** The site writes emails to owners and referrers. */
  sendsMail: boolean;
  /** Automatic syncs are configured. */
  syncs: boolean;
  /** Parts of the site that are switched off. */
  off: PartOff[];
  /**
   * Where browsers get map tiles from, as the operator has chosen: the address of a server, else a file in the data folder; `null` for
   * none.
   */
  mapTiles: MapTiles | null;
}

/** Map tiles: from a `server`, or from a file of this site's own with pictures (`raster`) or shapes (`vector`). */
export interface MapTiles {
  kind: 'server' | StreetMap['kind'];
  url: string;
  attribution: string;
  /** What the file contains; `null` for a server. */
  extent: Pick<StreetMap, 'minZoom' | 'maxZoom' | 'bounds'> | null;
}

/** Towns and new businesses, for the home page. */
export type HomeListings = Pick<ListingOverview, 'towns' | 'latest'>;

/** Businesses of one trade that never close. */
export interface AroundTheClock {
  industry: string;
  businesses: ListingCard[];
}

const MAX_AROUND_THE_CLOCK = 6;
const MAX_SIMILAR = 6;

/** Reads for the pages of businesses. */
export class BusinessPages {
  constructor(
    private readonly listings: ListingQueries,
    private readonly trades: CurrentTrades,
    private readonly settings: EffectiveSettings,
    private readonly facts: CurrentListingFacts,
    private readonly streets: StreetMaps,
  ) {}

  /** @throws ListingNotFound when no published listing has this slug */
  async bySlug(slug: string): Promise<BusinessPage> {
    const listing = await this.listings.bySlug(slug);
    const [trades, { citySpellings }, checks, place, similar] = await Promise.all([
      this.trades.get(),
      this.facts.overview(),
      this.listings.checksOf(listing.id),
      this.listings.placeOf(listing.slug),
      this.listings.similarTo(listing.id, MAX_SIMILAR),
    ]);
    const trade = listing.industry === null ? undefined : trades.find(listing.industry);
    const { schemaType = 'HomeAndConstructionBusiness', licensing = {}, questions = [], guides = [] } = trade?.knowledge ?? {};
    return {
      ...listing,
      ...checks,
      listedCity: listing.city === null ? null : (citySpellings.get(cityKeyFrom(listing.city)) ?? listing.city),
      questions: [...questions],
      guides: guides.filter((slug) => isOffered(guidePath(slug), modulesOff(this.settings.current))),
      similar,
      timeZone: timeZoneOf(listing) ?? null,
      place: place ?? null,
      schemaType,
      licensing: licensing[(listing.region ?? this.settings.current.region) as Region] ?? null,
    };
  }

  /** The businesses to call at any hour, trade by trade, for trades with one that never closes. */
  async aroundTheClock(): Promise<AroundTheClock[]> {
    const urgent = (await this.trades.get()).shown.filter(({ count, knowledge }) => count > 0 && knowledge?.urgent);
    const found = await Promise.all(
      urgent.map(async ({ name }) => ({ industry: name, businesses: await this.listings.neverClosing(name, MAX_AROUND_THE_CLOCK) })),
    );
    return found.filter(({ businesses }) => businesses.length > 0);
  }

  async home(): Promise<HomeListings> {
    const { towns, latest } = await this.facts.overview();
    return { towns, latest };
  }

  async figures(): Promise<ListingFigures> {
    return (await this.facts.overview()).figures;
  }

  async directory(): Promise<DirectoryFacts> {
    const { current } = this.settings;
    return {
      ...(await this.facts.get()),
      region: current.region,
      sendsMail: isMailConfigured(this.settings),
      syncs: current.syncClock !== 'off',
      off: modulesOff(current),
      mapTiles: await this.mapTiles(),
    };
  }

  private async mapTiles(): Promise<MapTiles | null> {
    const { mapTiles: address, mapTilesAttribution: said } = this.settings.current;
    if (address !== null) return { kind: 'server', url: address, attribution: said ?? new URL(address).hostname, extent: null };
    const file = await this.streets.current();
    if (!file) return null;
    const { kind, url, attribution, ...extent } = file;
    return { kind, url, attribution: said ?? attribution ?? '', extent };
  }
}

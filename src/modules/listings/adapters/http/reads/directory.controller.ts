import { Controller, Get, Header, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SiteOrigin } from '../../../../../platform/web/site-origin.js';
import { type SitemapEntry, Sitemap } from '../../../../../platform/web/sitemap.js';
import { PageReads } from '../../../../../platform/web/page-reads.js';
import { Answers } from '../../../../../platform/http/answers/answers.js';
import { Public } from '../../../../../platform/http/requests/public.decorator.js';
import { Compressed } from '../../../../../platform/http/server/compressed-answer.js';
import { readQuery } from '../../../../../platform/http/requests/validation.js';
import { serialised } from '../../../../../shared/serialised.js';
import { type LandingPage, type ListingFigures, type ListingHours, ListingQueries } from '../../../application/reads/listing-queries.js';
import {
  type AroundTheClock,
  type BusinessPage,
  BusinessPages,
  type DirectoryFacts,
  type HomeListings,
} from '../../../application/reads/business-pages.js';
import { contactCard } from '../../../domain/catalogue/contact-card.js';
import { text } from '../../../../../platform/http/answers/answers.js';
import { AROUND_THE_CLOCK, BUSINESS, DIRECTORY, FIGURES, HOME_LISTINGS, OPENING_HOURS } from './listing.answers.js';
import { OpeningHoursQueryDto } from './opening-hours.dto.js';

/** What pages read, over HTTP for the browser and in this process for the server's own rendering. */
@ApiTags('directory')
@Controller('api')
export class DirectoryController {
  constructor(
    private readonly businesses: BusinessPages,
    private readonly origin: SiteOrigin,
    private readonly listings: ListingQueries,
    reads: PageReads,
    sitemap: Sitemap,
  ) {
    reads.offer('business', async ({ slug }) => serialised(await this.business(slug)));
    reads.offer('directory', () => this.directory());
    reads.offer('homeListings', async () => serialised(await this.home()));
    reads.offer('figures', () => this.figures());
    reads.offer('aroundTheClock', () => this.aroundTheClock());
    sitemap.offer({
      count: () => listings.countBusinesses(),
      read: async (offset, limit) =>
        (await listings.businessPages(offset, limit)).map(({ slug, changedAt }) => ({
          path: `/business/${encodeURIComponent(slug)}`,
          changedAt,
        })),
    });
    sitemap.offer({
      count: () => listings.countLandingPages(),
      read: async (offset, limit) => (await listings.landingPages()).slice(offset, offset + limit).map(landingEntry),
    });
  }

  /** One business by the name in its address; 404 when the directory does not show it. */
  @Public()
  @Compressed()
  @Get('businesses/:slug')
  @ApiOperation({ summary: 'One business for display' })
  @ApiParam({ name: 'slug', description: 'The name in the address of its page.' })
  @Answers(BUSINESS, 'The business with its reviews and opening hours.')
  @ApiResponse({ status: 404, description: 'There is no published business with this slug.' })
  business(@Param('slug') slug: string): Promise<BusinessPage> {
    return this.businesses.bySlug(slug);
  }

  /** A contact card for the address book of a phone. */
  @Public()
  @Get('businesses/:slug/contact.vcf')
  @ApiOperation({ summary: 'One business as a contact (vCard)' })
  @ApiParam({ name: 'slug', description: 'The name in the address of its page.' })
  @ApiProduces('text/vcard')
  @ApiResponse({ status: 200, description: 'Its name, trade, number, addresses and website.', schema: text })
  @ApiResponse({ status: 404, description: 'There is no published business with this slug.' })
  async contact(@Param('slug') slug: string): Promise<StreamableFile> {
    const business = await this.businesses.bySlug(slug);
    const name = encodeURIComponent(business.slug);
    const card = contactCard(business, `${this.origin.value}/business/${name}`);
    return new StreamableFile(Buffer.from(card), {
      type: 'text/vcard; charset=utf-8',
      disposition: `attachment; filename="${business.slug.replace(/[^\w-]/g, '-')}.vcf"`,
    });
  }

  /** Businesses that never close and can be called, by trade. */
  @Public()
  @Compressed()
  @Get('around-the-clock')
  @ApiOperation({ summary: 'Businesses that never close' })
  @Answers(AROUND_THE_CLOCK, 'The best of each trade; trades without any are left out.')
  aroundTheClock(): Promise<AroundTheClock[]> {
    return this.businesses.aroundTheClock();
  }

  /**
   * Opening hours of several businesses, for lists of them: whether one is open changes by the minute, so answers of searches do not
   * contain it.
   */
  @Public()
  @Compressed()
  @Get('opening-hours')
  @Header('cache-control', 'public, max-age=60')
  @ApiOperation({ summary: 'Opening hours of several businesses' })
  @ApiQuery({ type: OpeningHoursQueryDto })
  @Answers(OPENING_HOURS, 'In any order.')
  @ApiResponse({ status: 400, description: 'slugs is missing, invalid or repeated, or has too many.' })
  async openingHours(@Query() raw: Record<string, unknown>): Promise<{ businesses: ListingHours[] }> {
    return { businesses: await this.listings.hoursOf(readQuery(OpeningHoursQueryDto, raw).slugs) };
  }

  /** Towns and new businesses for the home page. */
  @Public()
  @Compressed()
  @Get('home-listings')
  @ApiOperation({ summary: 'Towns and new businesses of the home page' })
  @Answers(HOME_LISTINGS, 'The lists are empty for an empty directory.')
  home(): Promise<HomeListings> {
    return this.businesses.home();
  }

  /** What the directory has, counted. */
  @Public()
  @Get('figures')
  @ApiOperation({ summary: 'How many businesses, trades, towns and reviews there are' })
  @Answers(FIGURES, 'The counted figures, without fictional businesses.')
  figures(): Promise<ListingFigures> {
    return this.businesses.figures();
  }

  /** Facts on which phrases, filters and links of the pages depend. */
  @Public()
  @Get('directory')
  @ApiOperation({ summary: 'Facts about the whole directory' })
  @Answers(DIRECTORY, 'Facts about all listings.')
  directory(): Promise<DirectoryFacts> {
    return this.businesses.directory();
  }
}

/** The address in the form that the search page itself writes. */
function landingEntry({ industry, city, changedAt }: LandingPage): SitemapEntry {
  const filters = Object.entries({ industry, city }).filter((filter): filter is [string, string] => filter[1] !== null);
  return { path: `/search?${new URLSearchParams(filters).toString()}`, changedAt };
}

import { REGION_FACTS } from '../../src/modules/content/domain/regions/region-facts.js';
import { blankCard } from '../../src/shared/listings/listing-card.js';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ReadName } from '../../frontend/src/lib/reads.js';
import { builtInGuide } from '../../src/modules/content/domain/guides/guides.js';
import type { GuideSlug } from '../../src/shared/guide/guide-sections.js';
import { DEFAULT_SETTINGS } from '../../src/modules/content/domain/site-settings.js';
import { publicTexts } from '../../src/modules/content/domain/texts/public-text.js';
import { frameOf } from '../../src/modules/content/domain/texts/frame.js';
import { type PageTexts, TEXT_PAGES, type TextPageName } from '../../src/modules/content/domain/texts/text-pages.js';
import type { PageAddress, PageReadData, PageRequest, RenderedPage, ServerEntry } from '../../src/platform/web/page-contract.js';

/** The answers of reads; a number is the status of a failed read. A read without an answer must not be called. */
export type FakeAnswers = { [Name in ReadName]?: PageReadData<Name> | number | undefined };

export interface Rendered {
  status: number;
  head: string;
  body: string;
  /** The text of the page, in one line. */
  text: string;
  /** Colours and logo, for the whole document. */
  rootStyle: string;
  icons: RenderedPage['icons'];
}

/** Facts of a complete directory in Ontario. */
export const DIRECTORY: PageReadData<'directory'> = {
  sampleData: false,
  rated: true,
  verified: true,
  licensed: true,
  hoursKnown: true,
  allWithPhone: true,
  region: 'ON',
  sendsMail: true,
  syncs: true,
  off: [],
  mapTiles: null,
};

/** The data of a business with only a title. */
export const blankBusiness = (id: string, slug: string): PageReadData<'business'> => ({
  ...blankCard(id, slug),
  reviewsData: [],
  openingHours: [],
  gallery: [],
  timeZone: null,
  place: null,
  listedCity: null,
  questions: [],
  guides: [],
  similar: [],
  schemaType: 'HomeAndConstructionBusiness',
  licensing: null,
  confirmedAt: null,
  licenceCheckedAt: null,
});

/** The built-in texts of a page, of a site in Ontario. */
const textsOf = (page: TextPageName): PageReadData<'texts'> => {
  const { entries: _apart, ...texts } = publicTexts(
    TEXT_PAGES[page],
    {},
    { site: 'Homewright', region: 'Ontario', reviewTime: '24-48 hours' },
  );
  return { texts, changedOn: null };
};

/** The built-in texts as an answer of a read. */
function builtIn(name: ReadName, args: object): unknown {
  if (name === 'texts') return textsOf((args as { page: TextPageName }).page);
  return name === 'guide' ? builtInGuide((args as { slug: GuideSlug }).slug, true) : undefined;
}

const COMMON: FakeAnswers = {
  settings: { ...DEFAULT_SETTINGS, version: 0 },
  directory: DIRECTORY,
  trades: [],
  trade: 404,
  faqTeaser: [],
  choices: { industries: ['Plumber'], cities: ['Guelph'], more: false },
  homeListings: { towns: [], latest: [] },
  homeTrades: { tiles: [], carousel: [], rotation: [], examples: [] },
  region: { facts: [REGION_FACTS.ON as PageReadData<'region'>['facts'][number]] },
  frame: frameOf(textsOf('frame').texts as unknown as PageTexts<'frame'>, [], 'Homewright'),
};

/** Renders a page of the build as the server does, with the test's answers instead of a database. */
export async function rendered(address: string, given: FakeAnswers = {}, more: Partial<PageRequest> = {}): Promise<Rendered> {
  const { renderPage, pageAddressOf: pageAddressAt } = await built();
  const answers: FakeAnswers = { ...COMMON, ...given };
  const read: PageRequest['read'] = <Name extends ReadName>(name: Name, args: object) => {
    const answer: unknown = answers[name] ?? builtIn(name, args);
    if (answer === undefined) throw new Error(`The page asks for ${name}, and the test does not say what that is.`);
    if (typeof answer !== 'number') return Promise.resolve({ status: 200, data: answer as unknown as PageReadData<Name> });
    return Promise.resolve({
      status: answer,
      problem: { type: '/problems/fake', title: 'Fake', status: answer, detail: 'As the test wants it.' },
    });
  };
  const { status, head, body, rootStyle, icons } = await renderPage({
    pageAddress: await pageAddressAt(address),
    address,
    origin: 'https://homewright.example',
    now: Date.parse('2026-11-20T15:00:00-05:00'),
    timeZone: 'America/Toronto',
    read,
    ...more,
  });
  return { status, head, body, text: wordsIn(body), rootStyle, icons };
}

/** Parses an address with the pages of the build. */
export async function pageAddressOf(address: string): Promise<PageAddress> {
  return (await built()).pageAddressOf(address);
}

/** Draws the map of a business with the pages of the build. */
export const drawnPlace: ServerEntry['drawPlace'] = async (place, colour) => (await built()).drawPlace(place, colour);

async function built(): Promise<ServerEntry> {
  return (await import(pathToFileURL(resolve('dist/web/server/entry-server.js')).href)) as ServerEntry;
}

/** The visible text of a document. */
export function wordsIn(html: string): string {
  const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ');
}

import type { FieldError } from '../../shared/domain-error.js';
import type { Problem } from '../http/answers/problem.js';
import type { CardSources } from './share-card/card-of-business.js';
import type { PartOff } from '../../shared/settings/site-modules.js';
import type { Serialised } from '../../shared/serialised.js';

/* The contract between the server and the pages. The pages (frontend/) know no more of the server than these types. */

/** Everything that pages can read, by name: what it takes, and what it gives. Each module adds what it offers (its `page-reads.ts`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled by declarations of the modules
export interface PageReadTypes {}

/** The arguments of a read that takes none. */
export type NoArgs = Record<string, never>;
export type PageReadName = keyof PageReadTypes;
export type PageReadArgs<Name extends PageReadName> = PageReadTypes[Name]['args'];
/** As the API gives it. */
export type PageReadData<Name extends PageReadName> = Serialised<PageReadTypes[Name]['data']>;
/** Answers by the names of reads. */
export type PageReadAnswers = { [Name in PageReadName]?: PageReadData<Name> };

/** An answer as the API would give it: its JSON with 200, a problem document with any other status. */
export type ReadAnswer<Data = unknown> = { status: 200; data: Data } | { status: number; problem: Problem };

/** Asks a use case of this process, by the name it was offered under. Never throws. */
export type Read = <Name extends PageReadName>(name: Name, args: PageReadArgs<Name>) => Promise<ReadAnswer<PageReadData<Name>>>;

/** A form that a browser without scripts sent to its page, and that could not be taken: it comes back with the page. */
export interface ReturnedForm {
  /** The page's path: no other page has this form. */
  path: string;
  /** What is wrong with the whole of it, in words. */
  detail: string;
  errors: FieldError[];
  /** What was typed, by field. */
  values: Record<string, string>;
}

export interface PageRequest {
  pageAddress: Pick<PageAddress, 'route' | 'parameters'>;
  /** Path and query, as the browser sees them. */
  address: string;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** Epoch milliseconds: what "open now" and the year are judged by. */
  now: number;
  /** The site's, an IANA name: days are counted by its clocks. */
  timeZone: string;
  read: Read;
  form?: ReturnedForm;
  /** Address and words of the picture beside links to a business. */
  cardOf?: (slug: string, ...sources: [CardSources['business'], CardSources['settings']]) => { path: string; alt: string };
}

export interface AdminPageRequest extends Pick<PageRequest, 'address' | 'origin' | 'read'> {
  /** Whether the visitor has an admin session: otherwise the login page is rendered. */
  authenticated: boolean;
}

export interface RenderedPage {
  status: number;
  /** Where the visitor is sent instead; `status` is then a redirection. */
  location?: string;
  /** The rest in HTML, ready to be put into the document. */
  head: string;
  rootStyle: string;
  body: string;
  /** What the browser starts from, as JSON that is safe inside HTML. */
  state: string;
  /** Icons of the site's own, by their addresses; absent: the built-in one. */
  icons?: { tab: string; touch: string };
  /** The source modules of the page, by which the build knows its files. */
  modules: string[];
  /** A static page: sent without scripts. */
  withoutScript?: true;
}

/** What an address means to the pages: worked out once, before it is known whether the page has to be rendered. */
export interface PageAddress {
  /** Path of the route, with its variable parts as `:names`, and what the address says in their place. */
  route: string;
  parameters: Record<string, string | undefined>;
  /** Path and query in the one form that all addresses of this page share: what the page does not read is not in it. */
  canonical: string;
  /** The site has this page whatever the database holds, and whatever the address says besides the path. */
  isFixed: boolean;
  /** What it shows changes by the minute: the page is not cached. */
  isTimely: boolean;
  /** The address is a secret link: the page is not cached, and sends no referrer. */
  isPrivate: boolean;
}

/** The pages' entry for the server: frontend/src/entry-server.tsx. */
export interface ServerEntry {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** A page of the back office: its head, and the login page or an empty frame. The browser renders the rest. */
  renderAdminPage: (request: AdminPageRequest) => Promise<RenderedPage>;
  /** A map of where a business is, as an SVG document. @param colour of the pin, as it stands in the settings */
  drawPlace: (
    place: { title: string; latitude: number; longitude: number; approximate: boolean },
    colour: string | undefined,
  ) => Promise<string>;
  /** Whether a page of the back office stands at this path. */
  isForAdmins: (path: string) => boolean;
  /** Whether a page stands at this path, for visitors or for admins; false for what would be the 404 page. */
  knows: (path: string) => boolean;
  /** @param address path and query, as a browser sent them */
  pageAddressOf: (address: string) => Promise<PageAddress>;
  /** First parts of the paths at which pages stand. */
  names: string[];
  /** Paths of the pages that search engines are shown, but for those of businesses, searches and articles. @param off parts of the site that are switched off */
  indexed: (off: readonly PartOff[], read: Read) => Promise<string[]>;
}

import type { FieldError } from '../../shared/domain-error.js';
import type { Problem } from '../http/answers/problem.js';
import type { CardSources } from './share-card/card-of-business.js';
import type { PartOff } from '../../shared/settings/site-modules.js';
import type { Serialised } from '../../shared/serialised.js';

/* The contract between the server and the pages. The pages (frontend/) depend on nothing of the server but these types. */

/** The reads of pages by name, with the types of their arguments and data. Each module adds its own (in its `page-reads.ts`). */
// oxlint-disable-next-line typescript/no-empty-object-type -- it is filled by declarations of the modules
export interface PageReadTypes {}

/** The arguments of a read that takes none. */
export type NoArgs = Record<string, never>;
export type PageReadName = keyof PageReadTypes;
export type PageReadArgs<Name extends PageReadName> = PageReadTypes[Name]['args'];
/** The data as the API returns them, in JSON. */
export type PageReadData<Name extends PageReadName> = Serialised<PageReadTypes[Name]['data']>;
/** Answers by the names of reads. */
export type PageReadAnswers = { [Name in PageReadName]?: PageReadData<Name> };

/** An answer as the API would give it: its JSON with 200, a problem document with any other status. */
export type ReadAnswer<Data = unknown> = { status: 200; data: Data } | { status: number; problem: Problem };

/** Calls a use case of this process by the name of its read. Never throws. */
export type Read = <Name extends PageReadName>(name: Name, args: PageReadArgs<Name>) => Promise<ReadAnswer<PageReadData<Name>>>;

/** An invalid form that a browser sent to its page without scripts: the page is rendered again with its values and errors. */
export interface ReturnedForm {
  /** The page's path: no other page has this form. */
  path: string;
  /** The error of the form as a whole, for people. */
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
  /** Epoch milliseconds: the time for "open now" and the year. */
  now: number;
  /** The site's time zone, an IANA name: days begin by it. */
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
  /** The target of a redirect; `status` is then a redirection. */
  location?: string;
  /** The rest in HTML, ready to be put into the document. */
  head: string;
  rootStyle: string;
  body: string;
  /** The state for hydration, as JSON that is safe inside HTML. */
  state: string;
  /** Addresses of the operator's own icons; absent: the built-in one. */
  icons?: { tab: string; touch: string };
  /** The source modules of the page; the build's manifest has their files. */
  modules: string[];
  /** A static page: sent without scripts. */
  withoutScript?: true;
}

/** A parsed address; computed once, before it is known whether the page is in the cache. */
export interface PageAddress {
  /** Path of the route with its parameters as `:names`, and the values of these parameters. */
  route: string;
  parameters: Record<string, string | undefined>;
  /** The canonical path and query, without parameters that the page does not read: the key of the page cache. */
  canonical: string;
  /** The page always exists: it depends on no data, and on no part of the address but the path. */
  isFixed: boolean;
  /** The content changes by the minute: the page is not cached. */
  isTimely: boolean;
  /** The address is a secret link: the page is not cached, and sends no referrer. */
  isPrivate: boolean;
}

/** The pages' entry for the server: frontend/src/entry-server.tsx. */
export interface ServerEntry {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** Renders a page of the back office: its head, and the login page or an empty frame. The browser renders the rest. */
  renderAdminPage: (request: AdminPageRequest) => Promise<RenderedPage>;
  /** A map of the location of a business, as an SVG document. @param colour of the pin, as in the settings */
  drawPlace: (
    place: { title: string; latitude: number; longitude: number; approximate: boolean },
    colour: string | undefined,
  ) => Promise<string>;
  /** Whether the back office has a page at this path. */
  isForAdmins: (path: string) => boolean;
  /** Whether there is a page at this path, for visitors or for admins; false for what would be the 404 page. */
  knows: (path: string) => boolean;
  /** @param address path and query, as a browser sent them */
  pageAddressOf: (address: string) => Promise<PageAddress>;
  /** First segments of the paths of all pages. */
  names: string[];
  /**
   * Paths of the pages for the sitemap, except those of businesses, searches and articles.
   * @param off parts of the site that are switched off
   */
  indexed: (off: readonly PartOff[], read: Read) => Promise<string[]>;
}

import type { FieldError } from '../../shared/domain-error.js';
import type { Problem } from '../../shared/http/problem.js';

/*
 * What the process and the pages promise each other. The pages live in frontend/ and know of the process no more than
 * these types.
 */

/** An answer as the API would give it: its JSON with 200, a problem document with any other status. */
export type ReadAnswer = { status: 200; data: unknown } | { status: number; problem: Problem };

/** Asks a use case of this process, by the name it was offered under. Never throws. */
export type Read = (name: string, parameters: Record<string, string>) => Promise<ReadAnswer>;

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
  /** Path and query, as the browser sees them. */
  address: string;
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** Epoch milliseconds: what "open now" and the year are judged by. */
  now: number;
  read: Read;
  form?: ReturnedForm;
}

export interface AdminPageRequest extends Pick<PageRequest, 'address' | 'origin' | 'read'> {
  /** Whether the visitor has an admin session: otherwise the page begins with the gate. */
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
  /** The source modules of the page, by which the build knows its files. */
  modules: string[];
  /** It stays as it was rendered: no script goes along. */
  withoutScript?: true;
}

/** The pages' entry for the server: frontend/src/entry-server.tsx. */
export interface ServerEntry {
  renderPage: (request: PageRequest) => Promise<RenderedPage>;
  /** A page of the back office: its head, and the gate or an empty frame. The rest is the browser's. */
  renderAdminPage: (request: AdminPageRequest) => Promise<RenderedPage>;
  /** Whether a page of the back office stands at this path. */
  isForAdmins: (path: string) => boolean;
  /** Whether a page stands at this path, for visitors or for admins; false for what would be the 404 page. */
  knows: (path: string) => boolean;
  /** Whether the page at this path is for whoever was given its address: nobody keeps it, and no link from it tells where it is. */
  isPrivate: (path: string) => boolean;
  /** First parts of the paths at which pages stand. */
  names: string[];
  /** Paths of the pages that search engines are shown, whatever the database holds. */
  indexed: string[];
}

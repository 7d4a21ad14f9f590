import type { AroundTheClock, BusinessPage, DirectoryFacts } from '../../../src/modules/listings/application/business-pages.js';
import type { Article } from '../../../src/modules/blogs/domain/article.js';
import type { ArticleMoved, ArticleView } from '../../../src/modules/blogs/domain/article-view.js';
import type { PageSettings } from '../../../src/modules/content/application/current-settings.js';
import type { FaqEntry } from '../../../src/modules/content/domain/faq-entries.js';
import type { MyReferralsView } from '../../../src/modules/referrals/application/referral-views.js';
import type { ContactChangeNotice } from '../../../src/modules/submissions/application/object-to-change.js';
import type { OwnSubmissionView } from '../../../src/modules/submissions/application/own-submission.js';
import type { HomeTrade, HomeTradesView, TradeItem, TradeView } from '../../../src/modules/trades/application/trade-views.js';
import type { Understood } from '../../../src/modules/search/application/understood-search.js';
import type { ListingCard } from '../../../src/shared/listing-card.js';
import type { Problem } from '../../../src/shared/http/problem.js';

export type { HomeTrade, TradeItem, TradeView };
export type { Article, ArticleView, BusinessPage, FaqEntry, ListingCard, Problem };
export type Settings = PageSettings;

export type FoundListing = ListingCard & { distanceKm?: number };

export interface SearchAnswer {
  services: FoundListing[];
  total: number;
  page: number;
  totalPages: number;
  industries: string[];
  cities: string[];
  understood: Understood | null;
  /** A time was asked for, and of nobody suitable it is known that they are open then. */
  hoursUnknown?: boolean;
  degraded?: boolean;
  /** Parameters that were left out because the server could not make sense of them. */
  ignored?: string[];
}

export type OwnSubmission = Omit<OwnSubmissionView, 'submittedAt' | 'decidedAt'> & { submittedAt: string; decidedAt: string | null };

export type ContactChange = Omit<ContactChangeNotice, 'askedAt'> & { askedAt: string };

export interface MyReferrals extends Omit<MyReferralsView, 'businessesReferred'> {
  businessesReferred: (Omit<MyReferralsView['businessesReferred'][number], 'referredAt'> & { referredAt: string })[];
}

/** Everything that pages read, by name: what it takes, and what it gives. */
export interface Reads {
  search: { args: Record<string, string>; data: SearchAnswer };
  business: { args: { slug: string }; data: BusinessPage };
  directory: { args: Record<string, never>; data: DirectoryFacts };
  aroundTheClock: { args: Record<string, never>; data: AroundTheClock[] };
  faq: { args: Record<string, never>; data: FaqEntry[] };
  articles: { args: Record<string, never>; data: Article[] };
  ownSubmission: { args: { token: string }; data: OwnSubmission };
  /** For the business that a letter was sent to. */
  contactChange: { args: { token: string }; data: ContactChange };
  blog: { args: { fileName: string }; data: ArticleView | ArticleMoved };
  myReferrals: { args: Record<string, never>; data: MyReferrals };
  settings: { args: Record<string, never>; data: Settings };
  trades: { args: Record<string, never>; data: TradeItem[] };
  homeTrades: { args: Record<string, never>; data: HomeTradesView };
  /** By its slug, or anything that it is called. */
  trade: { args: { name: string }; data: TradeView };
}

export type ReadName = keyof Reads;

export type ReadCall = { [N in ReadName]: { name: N; args: Reads[N]['args'] } }[ReadName];

/** What went wrong with a read, in the API's words. `status` 0: the server was not reached. */
export interface ReadError {
  status: number;
  problem?: Problem;
}

/** By which the store keeps an answer; the same on the server and in the browser. */
export function readKey(name: string, args: object): string {
  return `${name}(${JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)))})`;
}

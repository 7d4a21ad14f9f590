// The modules add their reads to PageReadTypes.
import type {} from '../../../src/modules/blogs/application/page-reads.js';
import type {} from '../../../src/modules/content/application/page-reads.js';
import type {} from '../../../src/modules/listings/application/reads/page-reads.js';
import type {} from '../../../src/modules/referrals/application/page-reads.js';
import type {} from '../../../src/modules/search/application/page-reads.js';
import type {} from '../../../src/modules/submissions/application/page-reads.js';
import type {} from '../../../src/modules/trades/application/page-reads.js';
import type { Article } from '../../../src/modules/blogs/domain/article.js';
import type { ArticleView } from '../../../src/modules/blogs/domain/article-view.js';
import type { FaqEntry } from '../../../src/modules/content/domain/texts/pages/faq-entries.js';
import type { HomeTrade, TradeView } from '../../../src/modules/trades/application/trade-views.js';
import type { PageReadArgs, PageReadData, PageReadName } from '../../../src/platform/web/page-contract.js';
import type { ListingCard } from '../../../src/shared/listings/listing-card.js';
import type { Problem } from '../../../src/platform/http/answers/problem.js';

export type { HomeTrade, TradeView };
export type { Article, ArticleView, FaqEntry, ListingCard, Problem };
export type Settings = PageReadData<'settings'>;
export type SearchAnswer = PageReadData<'search'>;
export type BusinessPage = PageReadData<'business'>;
export type FoundListing = SearchAnswer['services'][number];
export type OwnSubmission = PageReadData<'ownSubmission'>;
export type ContactChange = PageReadData<'contactChange'>;
export type MyReferrals = PageReadData<'myReferrals'>;

/** All reads of pages, as declared by the modules that are imported above. */
export type Reads = { [Name in PageReadName]: { args: PageReadArgs<Name>; data: PageReadData<Name> } };

export type ReadName = PageReadName;

export type ReadCall = { [N in ReadName]: { name: N; args: Reads[N]['args'] } }[ReadName];

/** The error of a read. `status` 0: the server was not reached. */
export interface ReadError {
  status: number;
  problem?: Problem;
}

/** The key of an answer in the store; the same on the server and in the browser. */
export function readKey(name: string, args: object): string {
  return `${name}(${JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)))})`;
}

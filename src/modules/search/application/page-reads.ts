import type { NoArgs } from '../../../platform/web/page-contract.js';
import type { FoundCard } from '../domain/search-index.js';
import type { FilterChoices } from './filter-choices.js';
import type { FoundPins } from './search-pins.js';
import type { KnownPlace, Understood } from './understood/understood.js';

/** A search as the API answers it. */
export interface SearchAnswer {
  services: FoundCard[];
  total: number;
  page: number;
  totalPages: number;
  /** Those of the whole directory; pages ask without them ({@link FilterChoices}). */
  industries?: string[];
  cities?: string[];
  understood: Understood | null;
  /** The city of the filter in the directory's commonest spelling; absent without the filter, and where no address has it. */
  city?: string;
  /** What the distances of the cards are measured from; absent where no place is known. */
  distanceFrom?: Omit<KnownPlace, 'at'>;
  /** A time was asked for, but no suitable business is known to be open then. */
  hoursUnknown?: boolean;
  /** PostgreSQL answered as the fallback for the search engine. */
  degraded?: boolean;
}

/** What pages read of this module. */
declare module '../../../platform/web/page-contract.js' {
  interface PageReadTypes {
    /** Takes what the API's search takes. */
    search: { args: Record<string, string>; data: SearchAnswer };
    choices: { args: NoArgs; data: FilterChoices };
    /** Takes the same; `page` and `limit` have no effect. */
    pins: { args: Record<string, string>; data: FoundPins };
  }
}

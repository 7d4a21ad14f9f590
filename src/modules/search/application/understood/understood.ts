import type { SearchPage } from '../../domain/search-index.js';
import type { Spot } from '../../domain/understanding/distance.js';
import type { Meaning } from '../../domain/understanding/understand.js';

/** What was understood of a query, as the API returns it. */
export interface Understood {
  trades: string[];
  /** Trades that were meant, where nobody in the directory is listed for any of them: `trades` has another one that may do it, or none. */
  missing?: string[];
  /** Trades of another job in the words, where nobody in the directory is listed for it: `trades` has those of the rest. */
  alsoMissing?: string[];
  /** The same, where somebody is listed for the job, but nobody in the place of the search. */
  notThere?: string[];
  because: Meaning['because'];
  place: { name: string; kind: 'city' | 'postal' | 'area'; listed: boolean; radiusKm: number } | null;
  when: Meaning['when'];
  words: string[];
  ignored: string[];
  /** Nobody suitable is listed in the place: these are the nearest, however far. */
  nearest: boolean;
  guides: { title: string; path: string }[];
  /**
   * A place that the words name, where a filter or coordinates name another one and take precedence. Absent where both are the same, or
   * there is no such place.
   */
  placeLeftOut?: string;
}

/** What distances are measured from. */
export interface KnownPlace {
  /** `null` for the coordinates of a request. */
  name: string | null;
  kind: 'position' | 'city' | 'postal' | 'area';
  at: Spot;
}

export interface UnderstoodPage {
  found: SearchPage;
  understood: Understood;
  /** The query asks for a time, but no suitable business is known to be open then. */
  hoursUnknown: boolean;
  /** The place that was understood, where its position is known. */
  from: KnownPlace | undefined;
}

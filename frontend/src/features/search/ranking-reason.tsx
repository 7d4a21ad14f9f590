import { useLocation } from 'react-router-dom';
import type { FoundListing, SearchAnswer } from '../../lib/reads.js';
import type { Position } from './search-view.js';
import { orderOf, reasonsOf } from './why-words.js';
import { WHY_WORDS } from '../../../../src/shared/words/why-words.js';
import { useWords } from '../../lib/use-words.js';

/**
 * Explains the rank of a business. Loaded on demand; uses only the answer that the page has already. It must not import the page's own
 * code, or the bundler would put both into one file.
 */
export default function RankingReason({ listing, found, near }: { listing: FoundListing; found: SearchAnswer; near: Position | null }) {
  const words = useWords('why-words', WHY_WORDS);
  const { search } = useLocation();
  const parameters = new URLSearchParams(search);
  const filters = {
    query: parameters.get('query') ?? '',
    city: parameters.get('city') ?? '',
    sortBy: orderOf(parameters.get('sortBy'), found),
  };
  return (
    <ul>
      {reasonsOf(listing, { filters, isNear: near !== null, answer: found, words }).map((reason) => (
        <li key={reason}>{reason}.</li>
      ))}
    </ul>
  );
}

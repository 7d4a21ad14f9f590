import { useLocation } from 'react-router-dom';
import type { FoundListing, SearchAnswer } from '../../lib/reads.js';
import type { Position } from './search-view.js';
import { orderOf, reasonsOf } from './why-words.js';
import { WHY_WORDS } from '../../../../src/shared/words/why-words.js';
import { useWords } from '../../lib/use-words.js';

/**
 * Why a business stands where it does: loaded when it is asked for, of the answer that is on the page already. It needs nothing of the
 * page's own code, or the bundler would make one file of both.
 */
export default function WhyHere({ listing, found, near }: { listing: FoundListing; found: SearchAnswer; near: Position | null }) {
  const words = useWords('why-words', WHY_WORDS);
  const { search } = useLocation();
  const said = new URLSearchParams(search);
  const filters = { query: said.get('query') ?? '', city: said.get('city') ?? '', sortBy: orderOf(said.get('sortBy'), found) };
  return (
    <ul>
      {reasonsOf(listing, { filters, isNear: near !== null, answer: found, words }).map((reason) => (
        <li key={reason}>{reason}.</li>
      ))}
    </ul>
  );
}

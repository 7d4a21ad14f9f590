import { type InputHTMLAttributes, Suspense, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../src/shared/forms/input-limits.js';
import { lazyPart } from '../lib/lazy-page.js';

const Suggestions = lazyPart(() => import('./suggest/suggestions.js'));

/** @param onLeave called when a suggestion navigates elsewhere: the typed text must not be searched for any more */
type Props = InputHTMLAttributes<HTMLInputElement> & { onLeave?: () => void };

/**
 * Where one types a search. Suggestions come with the first touch: their code is loaded then. From then on it is a text field, because a
 * search field may not be a combobox by the rules of ARIA.
 */
export function SearchField({ onLeave, ...input }: Props) {
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const want = () => setWanted(true);
  return (
    <>
      <input
        {...input}
        ref={field}
        name="query"
        type={wanted ? 'text' : 'search'}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={want}
        onKeyDown={want}
      />
      {wanted && (
        <Suspense>
          <Suggestions field={field} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}

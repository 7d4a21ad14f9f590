import { type InputHTMLAttributes, Suspense, useRef, useState } from 'react';
import { MAX_NAME_LENGTH } from '../../../src/shared/forms/input-limits.js';
import { lazyPart } from '../lib/lazy-page.js';

const Suggestions = lazyPart(() => import('./suggest/suggestions.js'));

/** `onLeave`: called when a suggestion navigates elsewhere, so that the typed text is not searched for any more. */
type Props = InputHTMLAttributes<HTMLInputElement> & { onLeave?: () => void };

/**
 * The field for search words. The code of suggestions is loaded on the first interaction. From then on its type is `text`, because ARIA
 * does not allow the role combobox on the type `search`.
 */
export function SearchField({ onLeave, ...input }: Props) {
  const [wanted, setWanted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const loadSuggestions = () => setWanted(true);
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
        onFocus={loadSuggestions}
        onKeyDown={loadSuggestions}
      />
      {wanted && (
        <Suspense>
          <Suggestions field={field} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}

import type { IconName } from '../icon-names.js';
import { Icon } from '../icon.js';
import { partsOf } from './matching.js';
import type { Offered } from './use-suggestions.js';
import { useWords } from '../../lib/use-words.js';
import { SUGGESTION_WORDS } from '../../../../src/shared/words/suggestion-words.js';

const KINDS: Record<Offered['kind'], { name: keyof typeof SUGGESTION_WORDS; icon: IconName }> = {
  trade: { name: 'trades', icon: 'hammer' },
  place: { name: 'places', icon: 'map-pin' },
  business: { name: 'businesses', icon: 'house' },
  problem: { name: 'problems', icon: 'info' },
  service: { name: 'services', icon: 'wrench' },
  guide: { name: 'guides', icon: 'lightbulb' },
  recent: { name: 'recent', icon: 'clock' },
};

interface Props {
  id: string;
  items: readonly Offered[];
  typed: string;
  active: number;
  onChoose: (item: Offered) => void;
  onRemove: (item: Offered) => void;
}

/** The suggestions, grouped by kind. The focus stays in the field, also when a suggestion is pressed. */
export function SuggestionList({ id, items, typed, active, onChoose, onRemove }: Props) {
  const words = useWords('page-words', SUGGESTION_WORDS);
  // Not Map.groupBy, which browsers of outdated phones lack: an error here would unmount the whole page.
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {kinds.map((kind) => (
        <div key={kind} role="group" aria-label={words[KINDS[kind].name]}>
          {items.map((item, index) => {
            if (item.kind !== kind) return null;
            return (
              <div
                key={item.href}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                className="suggestion"
                onClick={() => onChoose(item)}
              >
                <Icon name={KINDS[kind].icon} />
                <span className="suggestion-text">
                  {partsOf(item.text, typed).map((part, place) => (part.typed ? <mark key={place}>{part.text}</mark> : part.text))}
                </span>
                {item.detail && <span className="suggestion-detail">{item.detail}</span>}
                {kind === 'recent' && (
                  <>
                    <span className="visually-hidden">{words.deleteHint}</span>
                    <span
                      className="suggestion-remove"
                      aria-hidden="true"
                      title={words.remove}
                      onClick={(event) => {
                        event.stopPropagation();
                        onRemove(item);
                      }}
                    >
                      <Icon name="x" />
                    </span>
                  </>
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

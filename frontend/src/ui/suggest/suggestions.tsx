import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { countedIn, searchAddress } from '../../lib/words.js';
import { forget, forgetAll, remember } from './recent-searches.js';
import { SuggestionList } from './suggestion-list.js';
import { type Offered, useSuggestions } from './use-suggestions.js';
import { useWords } from '../../lib/use-words.js';
import { SUGGESTION_WORDS } from '../../../../src/shared/words/suggestion-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  onLeave?: () => void;
}

/**
 * Makes a text field an editable combobox with list autocomplete, after the ARIA Authoring Practices: the focus stays in the field, arrows
 * move among the suggestions, Enter chooses the highlighted one; without one it submits the form.
 */
export default function Suggestions({ field, onLeave }: Props) {
  const words = useWords('page-words', SUGGESTION_WORDS);
  const id = useId();
  const navigate = useNavigate();
  const { typed, items, ask, stop } = useSuggestions();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState('');
  const popup = useRef<HTMLDivElement>(null);
  const shown = open && items.length > 0;

  const close = () => {
    stop();
    setOpen(false);
    setActive(-1);
  };
  const requestSuggestions = (text = field.current?.value ?? '') =>
    ask(text, (count) => {
      setActive(-1);
      setOpen(true);
      const isTyped = text.trim() !== '';
      setSaid(
        count === 0
          ? isTyped
            ? words.noSuggestions
            : ''
          : isTyped
            ? countedIn(count, words.oneSuggestion, words.manySuggestions)
            : countedIn(count, words.oneRecent, words.manyRecent),
      );
    });
  const choose = ({ text, href }: Offered) => {
    remember({ text, href });
    close();
    onLeave?.();
    void navigate(href);
    field.current?.blur();
  };
  const remove = ({ href, text }: Offered) => {
    forget(href);
    requestSuggestions('');
    setSaid(fillTemplate(words.removed, { text }));
  };

  /** Handles a key. @returns whether it was used for the suggestions */
  const press = ({ key, altKey, isComposing }: KeyboardEvent): boolean => {
    if (isComposing) return false;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (altKey && key === 'ArrowUp') close();
      else if (!shown) requestSuggestions();
      else if (!altKey) setActive((now) => moved(now, key, items.length));
      return true;
    }
    const item = shown ? items[active] : undefined;
    if (key === 'Enter' && item) choose(item);
    else if (key === 'Delete' && item?.kind === 'recent') remove(item);
    else if (key === 'Escape' && shown) close();
    else if (key === 'Escape' && field.current?.value) setValue(field.current, '');
    else {
      if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(-1);
      return false;
    }
    return true;
  };

  const now = { requestSuggestions, close, press };
  const latest = useRef(now);
  latest.current = now;

  useEffect(() => {
    const input = field.current!;
    const form = input.form;
    for (const [name, value] of Object.entries({ role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id }))
      input.setAttribute(name, value);
    const listening = new AbortController();
    const { signal } = listening;
    const isWithin = (target: EventTarget | null) => target === input || (target instanceof Node && popup.current?.contains(target));
    input.addEventListener('input', () => latest.current.requestSuggestions(), { signal });
    input.addEventListener('keydown', (event) => latest.current.press(event) && event.preventDefault(), { signal });
    for (const event of ['focus', 'click'])
      input.addEventListener(event, () => input.value.trim() || latest.current.requestSuggestions(), { signal });
    addEventListener('focusin', ({ target }) => isWithin(target) || latest.current.close(), { signal });
    addEventListener('pointerdown', ({ target }) => isWithin(target) || latest.current.close(), { signal });
    form?.addEventListener(
      'submit',
      () => {
        const text = input.value.trim();
        remember({ text, href: searchAddress({ query: text }) });
        latest.current.close();
      },
      { signal },
    );
    // This file is loaded after the first interaction. Text that was typed meanwhile (it is not that of the address) must not wait for
    // another key.
    const text = input.value.trim();
    if (document.activeElement === input && (text === '' || text !== new URLSearchParams(location.search).get('query')?.trim()))
      latest.current.requestSuggestions();
    return () => listening.abort();
  }, [field, id]);

  useEffect(() => {
    const input = field.current!;
    input.setAttribute('aria-expanded', String(shown));
    if (shown && active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [field, id, shown, active]);

  return (
    <>
      <div ref={popup} className="suggestions" hidden={!shown}>
        <SuggestionList id={id} items={items} typed={typed} active={active} onChoose={choose} onRemove={remove} />
        {items[0]?.kind === 'recent' && (
          <button
            type="button"
            className="link-button"
            onClick={() => {
              forgetAll();
              field.current?.focus();
              close();
              setSaid(words.clearedRecent);
            }}
          >
            {words.clearRecent}
          </button>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** The next index, cyclic; -1 is the field itself. */
function moved(active: number, key: string, count: number): number {
  const next = key === 'ArrowDown' ? active + 1 : active < 0 ? count - 1 : active - 1;
  return next === count ? -1 : next;
}

/** Sets the value so that React's change event fires. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

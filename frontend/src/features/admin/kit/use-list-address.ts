import { useSearchParams } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '../../../../../src/shared/forms/input-limits.js';

/** The allowed values of a parameter (any other value counts as empty), or `text` for any value. */
type Choices = Record<string, readonly string[] | 'text'>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name] extends readonly string[] ? C[Name][number] | '' : string } & {
  q: string;
};

const LAST_PAGE = 1_000_000;

/** Reads and changes the list's state in the address, which is the only place for page, filters and the open item. */
export function useListAddress<const C extends Choices>(choices: C) {
  const [parameters, setParameters] = useSearchParams();
  const given = (name: string) => parameters.get(name) ?? '';
  const chosen = Object.entries(choices).map(([name, words]) => {
    const value = given(name);
    return [name, words === 'text' ? value.slice(0, MAX_NAME_LENGTH) : words.includes(value) ? value : ''];
  });
  const filters = { ...Object.fromEntries(chosen), q: given('q').slice(0, MAX_NAME_LENGTH) } as Chosen<C>;
  const page = Math.max(1, Math.min(Number.parseInt(given('page'), 10) || 1, LAST_PAGE));
  const changed = (changes: Record<string, string>, from = parameters) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  /** Based on the current address, not on the rendered one: a second quick change must not undo the first. */
  const change = (changes: Record<string, string>, options?: { replace: boolean }) =>
    setParameters(changed(changes, new URLSearchParams(location.search)), options);
  return {
    filters,
    page,
    /** Id of the open item. */
    open: parameters.get('open') || undefined,
    /** The parameters of the API; they change only with the list. */
    question: { ...filters, page: page === 1 ? '' : String(page) },
    /** Changing a filter returns to the first page. */
    filter: (changes: Partial<Chosen<C>>) => {
      // Typing replaces the history entry, so that "Back" does not go through each letter; starting a search adds one.
      const replace = changes.q !== undefined && filters.q !== '' && changes.q !== '';
      change({ page: '', ...(changes as Record<string, string>) }, { replace });
    },
    turnTo: (next: number, options?: { replace: boolean }) => change({ page: next === 1 ? '' : String(next) }, options),
    addressOf: (id: string) => `?${changed({ open: id }).toString()}`,
    close: () => change({ open: '' }),
  };
}

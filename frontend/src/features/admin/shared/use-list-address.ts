import { useSearchParams } from 'react-router-dom';

/** Words that a parameter can be; without one of them it is empty. */
type Choices = Record<string, readonly string[]>;
export type Chosen<C extends Choices> = { [Name in keyof C]: C[Name][number] | '' } & { q: string };

const LONGEST_QUESTION = 200;
const LAST_PAGE = 1_000_000;

/** Reads and changes what the address says about a list: page, filters and what is open live nowhere else. */
export function useListAddress<const C extends Choices>(choices: C) {
  const [parameters, setParameters] = useSearchParams();
  const given = (name: string) => parameters.get(name) ?? '';
  const chosen = Object.entries(choices).map(([name, words]) => [name, words.includes(given(name)) ? given(name) : '']);
  const filters = { ...Object.fromEntries(chosen), q: given('q').slice(0, LONGEST_QUESTION) } as Chosen<C>;
  const page = Math.max(1, Math.min(Number.parseInt(given('page'), 10) || 1, LAST_PAGE));
  const changed = (changes: Record<string, string>) => {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    filters,
    page,
    /** What is open over the list. */
    open: parameters.get('open') || undefined,
    /** As the API is asked; the same as long as the list is the same. */
    question: { ...filters, page: page === 1 ? '' : String(page) },
    /** Another question begins on its first page. */
    filter: (changes: Partial<Chosen<C>>) => {
      // Each letter of a search is no place to come back to; the list without a search is one.
      const replace = changes.q !== undefined && filters.q !== '' && changes.q !== '';
      setParameters(changed({ page: '', ...(changes as Record<string, string>) }), { replace });
    },
    turnTo: (next: number) => setParameters(changed({ page: next === 1 ? '' : String(next) })),
    addressOf: (id: string) => `?${changed({ open: id }).toString()}`,
    close: () => setParameters(changed({ open: '' })),
  };
}

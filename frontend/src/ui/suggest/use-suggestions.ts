import { useEffect, useRef, useState } from 'react';
import type { Suggestion } from '../../../../src/modules/search/domain/suggest/suggestion.js';
import { recentSearches } from './recent-searches.js';

export interface Offered extends Omit<Suggestion, 'kind'> {
  kind: Suggestion['kind'] | 'recent';
}

const DEBOUNCE_MS = 120;

/** Suggestions for a text: recent searches of this browser while it is empty, otherwise those of the server. */
export function useSuggestions() {
  const [offered, setOffered] = useState<{ typed: string; items: Offered[] }>({ typed: '', items: [] });
  const running = useRef<{ timer?: ReturnType<typeof setTimeout>; request?: AbortController }>({});

  const stop = () => {
    clearTimeout(running.current.timer);
    running.current.request?.abort();
  };
  useEffect(() => stop, []);

  /** @param answered called with an answer; not after the next request has started */
  const ask = (text: string, answered: (count: number) => void) => {
    stop();
    const typed = text.trim();
    const offer = (items: Offered[]) => {
      setOffered({ typed, items });
      answered(items.length);
    };
    if (typed === '') {
      offer(recentSearches().map((search) => ({ ...search, kind: 'recent', detail: '' })));
      return;
    }
    running.current.timer = setTimeout(() => {
      const request = new AbortController();
      running.current.request = request;
      read(typed, request.signal).then(offer, () => {
        // No error message: the form still searches for the typed text.
        if (!request.signal.aborted) offer([]);
      });
    }, DEBOUNCE_MS);
  };
  return { ...offered, ask, stop };
}

async function read(typed: string, signal: AbortSignal): Promise<Offered[]> {
  const response = await fetch(`/api/suggest?${new URLSearchParams({ q: typed }).toString()}`, {
    signal,
    headers: { accept: 'application/json' },
  });
  if (!response.ok) return [];
  return ((await response.json()) as { suggestions: Suggestion[] }).suggestions;
}

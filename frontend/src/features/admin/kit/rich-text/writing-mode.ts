import { useSyncExternalStore } from 'react';

/** How somebody likes to write: the text as readers see it, or its Markdown. */
export type WritingMode = 'write' | 'source';

const KEY = 'homewright-writing-mode';
const listeners = new Set<() => void>();
let chosen: WritingMode | undefined;

function read(): WritingMode {
  if (chosen) return chosen;
  try {
    chosen = localStorage.getItem(KEY) === 'source' ? 'source' : 'write';
  } catch {
    // A browser that keeps nothing: the choice lasts until the next reload.
    chosen = 'write';
  }
  return chosen;
}

/** The same for all texts, and kept by this browser. */
export function useWritingMode(): [WritingMode, (mode: WritingMode) => void] {
  return [useSyncExternalStore(subscribe, read), choose];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(mode: WritingMode): void {
  chosen = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch {
    // Kept in memory alone.
  }
  for (const listener of listeners) listener();
}

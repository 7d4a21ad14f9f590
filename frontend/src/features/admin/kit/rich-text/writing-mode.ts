import { useSyncExternalStore } from 'react';

/** The author's preferred mode: rich text, or Markdown source. */
export type WritingMode = 'write' | 'source';

const KEY = 'homewright-writing-mode';
const listeners = new Set<() => void>();
let chosen: WritingMode | undefined;

function read(): WritingMode {
  if (chosen) return chosen;
  try {
    chosen = localStorage.getItem(KEY) === 'source' ? 'source' : 'write';
  } catch {
    // Storage is disabled: the choice lasts until the next reload.
    chosen = 'write';
  }
  return chosen;
}

/** The mode is shared by all texts, and stored in this browser. */
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
    // Storage is disabled: kept only in memory.
  }
  for (const listener of listeners) listener();
}

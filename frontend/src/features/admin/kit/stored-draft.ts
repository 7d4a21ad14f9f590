/** Unsaved changes in the browser's storage. */
export interface StoredDraft<Values> {
  values: Values;
  /** ISO 8601. */
  at: string;
  /** Version of the edited record. Missing in drafts of earlier versions, and where the server detects conflicts by itself. */
  version?: number;
  /** The saved values of the changed fields: if they have changed since, saving would overwrite something. */
  over?: Partial<Values>;
}

/**
 * Forms of the public pages store their drafts under the same prefix in another format: no name here may equal one of their `FormName`s.
 */
export type DraftName = 'home' | 'search' | 'home-jobs' | `texts-${string}` | `blog-${string}`;

export const keyOf = (name: DraftName) => `homewright-draft-${name}`;

/** Stores a draft. @returns false when storage is disabled or full */
export function keepDraft(name: DraftName, values: object): boolean {
  return write(keyOf(name), { values, at: new Date().toISOString() } satisfies StoredDraft<object>);
}

export function forgetDraft(name: DraftName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}

export function draftOf<Values extends object>(name: DraftName): StoredDraft<Values> | undefined {
  try {
    return asStoredDraft(JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null'));
  } catch {
    return undefined;
  }
}

export function asStoredDraft<Values extends object>(stored: unknown): StoredDraft<Values> | undefined {
  const draft = stored as Partial<StoredDraft<Values>> | null;
  return draft && Object(draft.values) === draft.values && typeof draft.at === 'string' ? (draft as StoredDraft<Values>) : undefined;
}

export function write(key: string, value: object): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

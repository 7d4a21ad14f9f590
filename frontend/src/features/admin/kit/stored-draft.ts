/** What was typed and not saved, as this browser keeps it. */
export interface StoredDraft<Values> {
  values: Values;
  /** ISO 8601. */
  at: string;
  /** Of what was being edited. Absent in drafts of earlier editions, and where the server decides by itself. */
  version?: number;
  /** What stood there where something was typed: whether it still does tells whether anything is lost by saving. */
  over?: Partial<Values>;
}

/** Forms of the public pages store theirs below the same prefix, in another form: no name may be one of their `FormName`s. */
export type DraftName = 'home' | 'search' | 'home-jobs' | `texts-${string}` | `blog-${string}`;

export const keyOf = (name: DraftName) => `homewright-draft-${name}`;

/** @returns whether the browser took it: some store nothing */
export function keepDraft(name: DraftName, values: object): boolean {
  return write(keyOf(name), { values, at: new Date().toISOString() } satisfies StoredDraft<object>);
}

export function forgetDraft(name: DraftName): void {
  try {
    localStorage.removeItem(keyOf(name));
  } catch {
    // Nothing was kept.
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

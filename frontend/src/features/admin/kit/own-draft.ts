import { asStoredDraft, type DraftName, keyOf, type StoredDraft } from './stored-draft.js';

/**
 * The stored draft of one form. Tabs share local storage under one key, so the tab that types last overwrites it. After a save, a tab
 * deletes only the draft that it has stored itself, not one that another tab has stored since.
 */
export class OwnDraft<Values extends object> {
  private readonly key: string;
  /** The text that this tab has read or written last. */
  private own: string | null = null;
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** @param earlier parses drafts of earlier versions, which have another format */
  constructor(
    name: DraftName,
    private readonly earlier: (stored: unknown) => StoredDraft<Values> | undefined = () => undefined,
  ) {
    this.key = keyOf(name);
  }

  /** The stored draft of any tab; this tab takes ownership of it. */
  read(): StoredDraft<Values> | undefined {
    try {
      this.own = localStorage.getItem(this.key);
      const stored: unknown = JSON.parse(this.own ?? 'null');
      return asStoredDraft<Values>(stored) ?? this.earlier(stored);
    } catch {
      return undefined;
    }
  }

  /** @param version of the edited record; missing when unknown @param over the saved values of the changed fields */
  keep(values: Values, version: number | undefined, over?: Partial<Values>): void {
    clearTimeout(this.pending);
    const text = JSON.stringify({ values, at: new Date().toISOString(), version, over } satisfies StoredDraft<Values>);
    try {
      localStorage.setItem(this.key, text);
      this.own = text;
    } catch {
      // Storage is disabled: the changes are only in the form.
    }
  }

  /**
   * Debounced {@link keep}; a later call of keep or {@link forget} cancels it, so that saved changes are not stored again.
   * @returns cancels it
   */
  keepSoon(milliseconds: number, ...draft: Parameters<OwnDraft<Values>['keep']>): () => void {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => this.keep(...draft), milliseconds);
    return () => clearTimeout(this.pending);
  }

  /** Deletes this tab's draft, unless another tab has stored one since. */
  forget(): void {
    clearTimeout(this.pending);
    try {
      if (this.own !== null && localStorage.getItem(this.key) === this.own) localStorage.removeItem(this.key);
    } catch {
      // Nothing was stored.
    }
    this.own = null;
  }
}

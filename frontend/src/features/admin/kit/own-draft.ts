import { asStoredDraft, type DraftName, keyOf, type StoredDraft } from './stored-draft.js';

/**
 * The stored draft of one form, as this tab knows it. Tabs share the browser's storage under one key: the tab that types last stores its own. A
 * save takes away what its tab has stored, and not what another one has stored since.
 */
export class OwnDraft<Values extends object> {
  private readonly key: string;
  /** What this tab has read or written last. */
  private own: string | null = null;
  private pending: ReturnType<typeof setTimeout> | undefined;

  /** @param earlier reads what an earlier edition stored in another form */
  constructor(
    name: DraftName,
    private readonly earlier: (stored: unknown) => StoredDraft<Values> | undefined = () => undefined,
  ) {
    this.key = keyOf(name);
  }

  /** What is stored, whichever tab stored it; this tab takes it over. */
  read(): StoredDraft<Values> | undefined {
    try {
      this.own = localStorage.getItem(this.key);
      const stored: unknown = JSON.parse(this.own ?? 'null');
      return asStoredDraft<Values>(stored) ?? this.earlier(stored);
    } catch {
      return undefined;
    }
  }

  /** @param version of what was being edited; absent where nobody knows it @param over what stood there where something was typed */
  keep(values: Values, version: number | undefined, over?: Partial<Values>): void {
    clearTimeout(this.pending);
    const text = JSON.stringify({ values, at: new Date().toISOString(), version, over } satisfies StoredDraft<Values>);
    try {
      localStorage.setItem(this.key, text);
      this.own = text;
    } catch {
      // A browser that stores nothing: what was typed stands in the form.
    }
  }

  /** Keeps it in a while, if nothing else is kept or forgotten before: what has just been saved is not stored again. @returns what calls it off */
  keepSoon(milliseconds: number, ...draft: Parameters<OwnDraft<Values>['keep']>): () => void {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => this.keep(...draft), milliseconds);
    return () => clearTimeout(this.pending);
  }

  /** Removes what this tab stored, and nothing that another tab stored after it. */
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

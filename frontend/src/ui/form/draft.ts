/** Drafts expire: nobody returns to a form after this long, and what was typed is private. */
const KEPT_MS = 7 * 24 * 3_600_000;

export type Values = Record<string, string>;

/** The back office stores its drafts below the same prefix, in another form: no name may be one of its `DraftName`s. */
export type FormName = 'contact' | 'correct' | `correct-${string}` | 'listing' | 'referrer' | 'renewal' | 'sign-in' | `report-${string}`;

const keyOf = (form: FormName) => `homewright-draft-${form}`;
/** A correction belongs to a page that only a secret link leads to: its draft goes with the tab. */
const storeOf = (form: FormName) => (form.startsWith('correct-') ? sessionStorage : localStorage);

/** Keeps what has been typed so far in this browser, and nowhere else. @returns whether it could */
export function keepFormDraft(form: FormName, values: Values): boolean {
  if (Object.values(values).every((value) => value === '')) {
    forgetFormDraft(form);
    return false;
  }
  try {
    storeOf(form).setItem(keyOf(form), JSON.stringify({ at: Date.now(), values }));
    return true;
  } catch {
    // A browser that stores nothing: the form works all the same.
    return false;
  }
}

/** What was typed at an earlier visit, if there is anything. */
export function formDraftOf(form: FormName): Values | undefined {
  try {
    const { at, values } = JSON.parse(storeOf(form).getItem(keyOf(form)) ?? '{}') as { at?: number; values?: Values };
    if (typeof at === 'number' && Date.now() - at < KEPT_MS && values) return values;
    forgetFormDraft(form);
  } catch {
    // Nothing that we have written.
  }
  return undefined;
}

export function forgetFormDraft(form: FormName): void {
  try {
    storeOf(form).removeItem(keyOf(form));
  } catch {
    // There is none.
  }
}

/** Drafts expire: nobody returns to a form after this long, and what was typed is private. */
const KEPT_MS = 7 * 24 * 3_600_000;

export type Values = Record<string, string>;

/** The back office stores its drafts below the same prefix, in another form: no name may be one of its `DraftName`s. */
export type FormName = 'contact' | 'correct' | `correct-${string}` | 'listing' | 'referrer' | 'renewal' | 'sign-in' | `report-${string}`;

const keyOf = (form: FormName) => `homewright-draft-${form}`;
/** A correction belongs to a page that only a secret link leads to: its draft goes with the tab. */
const storeOf = (form: FormName) => (form.startsWith('correct-') ? sessionStorage : localStorage);

/** Drafts as this page has stored or found them: what another tab has stored since is not this page's to remove. */
const own = new Map<FormName, string>();

/** Keeps what has been typed so far in this browser, and nowhere else. @returns whether it could */
export function keepFormDraft(form: FormName, values: Values): boolean {
  if (Object.values(values).every((value) => value === '')) {
    forgetFormDraft(form);
    return false;
  }
  try {
    const text = JSON.stringify({ at: Date.now(), values });
    storeOf(form).setItem(keyOf(form), text);
    own.set(form, text);
    return true;
  } catch {
    // A browser that stores nothing: the form works all the same.
    return false;
  }
}

/** What was typed at an earlier visit, if there is anything. */
export function formDraftOf(form: FormName): Values | undefined {
  try {
    const text = storeOf(form).getItem(keyOf(form)) ?? '{}';
    const { at, values } = JSON.parse(text) as { at?: number; values?: Values };
    own.set(form, text);
    if (typeof at === 'number' && Date.now() - at < KEPT_MS && values) return values;
    forgetFormDraft(form);
  } catch {
    // Nothing that we have written.
  }
  return undefined;
}

/** Removes the draft, unless another tab has stored one of its own since. */
export function forgetFormDraft(form: FormName): void {
  try {
    if (storeOf(form).getItem(keyOf(form)) === own.get(form)) storeOf(form).removeItem(keyOf(form));
  } catch {
    // There is none.
  }
}

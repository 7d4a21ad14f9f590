/** Drafts expire, because they contain private data and nobody returns to a form after this long. */
const EXPIRES_AFTER_MS = 7 * 24 * 3_600_000;

export type Values = Record<string, string>;

/** The back office stores its drafts under the same prefix in another format: no name here may equal one of its `DraftName`s. */
export type FormName = 'contact' | 'correct' | `correct-${string}` | 'listing' | 'referrer' | 'renewal' | 'sign-in' | `report-${string}`;

const keyOf = (form: FormName) => `homewright-draft-${form}`;
/** The draft of a correction belongs to a page with a secret link, so it is deleted with the tab. */
const storeOf = (form: FormName) => (form.startsWith('correct-') ? sessionStorage : localStorage);

/** Drafts as this page has stored or read them. A draft that another tab has stored since must not be removed by this page. */
const own = new Map<FormName, string>();

/** Stores the draft in this browser only. @returns whether it was stored */
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
    // Storage is disabled: the form works without a draft.
    return false;
  }
}

/** The draft of an earlier visit, if there is one that has not expired. */
export function formDraftOf(form: FormName): Values | undefined {
  try {
    const text = storeOf(form).getItem(keyOf(form)) ?? '{}';
    const { at, values } = JSON.parse(text) as { at?: number; values?: Values };
    own.set(form, text);
    if (typeof at === 'number' && Date.now() - at < EXPIRES_AFTER_MS && values) return values;
    forgetFormDraft(form);
  } catch {
    // Not written by this site.
  }
  return undefined;
}

/** Removes the draft, unless another tab has stored one of its own since. */
export function forgetFormDraft(form: FormName): void {
  try {
    if (storeOf(form).getItem(keyOf(form)) === own.get(form)) storeOf(form).removeItem(keyOf(form));
  } catch {
    // Storage is disabled, so there is no draft.
  }
}

import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Site } from '../../lib/site.js';
import { toasts } from '../toasts.js';
import { forgetFormDraft, formDraftOf, type FormName, keepFormDraft, type Values } from './draft.js';
import { normalizeAddresses, controlsOf, errorsIn, type FormProblem, unfold, valuesOf } from './form-errors.js';
import type { FormWords } from './form-words.js';
import { postForm } from './post-form.js';

export interface Sending<Answer> {
  words: FormWords;
  /** Prefix of its fields' ids, and name of its draft. */
  name: FormName;
  /** Address of the API. */
  api: string;
  /** Builds the request body; by default it has all fields, including the hidden ones. */
  bodyOf?: (values: Values, hidden: Values) => object;
  /** Initial values of the fields. */
  start?: Values;
  /** The initial values identify the person: a draft with other values belongs to somebody else, and is not restored. */
  startIsKnown?: boolean;
  /** Whether a draft is stored in the browser; or the draft's name, where it differs from that of the form. */
  drafts?: boolean | FormName;
  /** Whether the server checks it for spam. */
  isJudged?: boolean;
  /** The toast when a required field is empty, in addition to the errors at the fields. */
  incomplete?: { title: string; description: string };
  /** The toast when sending fails; without a title it has the common one of all forms. */
  failed: { title?: string; description: string };
  /** Called when the client-side checks have passed, before the request. */
  onSend?: () => void;
  /** Called when the record has changed meanwhile (409). @returns `stay` to show it like other problems, which is the default */
  onConflict?: (problem: FormProblem, values: Values) => 'stay' | void;
  /** Called on success. @returns `stay-busy` when the page is about to be left; otherwise the form is emptied */
  onDone: (answer: Answer, values: Values) => 'stay-busy' | void;
}

/** `here`: the problem arose in this browser; otherwise it came with the page from the server. */
type Problem = FormProblem & { here?: true };

const NOTHING: Values = {};
const NONE: ReadonlySet<string> = new Set();
/** Whether the form that the server returned was used; it is used once, and a later visit to the page starts empty. */
let returnedFormUsed = false;

/** The logic of a form. Fields are uncontrolled, so that they keep what is typed before hydration. */
export function useForm<Answer>(sending: Sending<Answer>, page: string) {
  const { name, start = NOTHING, startIsKnown = false, drafts = true, isJudged = true } = sending;
  const draftName = typeof drafts === 'string' ? drafts : name;
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const returned = useSelector(({ site }: { site: Site }) => (!returnedFormUsed && site.form?.path === page ? site.form : undefined));
  const [state, setState] = useState({ values: returned ? { ...start, ...returned.values } : start, busy: false, round: 0 });
  const [problem, showProblem] = useState<Problem | undefined>(returned);
  const [corrected, setCorrected] = useState(NONE);
  /** Values of the fields when the problem arose. */
  const wrong = useRef(returned?.values ?? NOTHING);
  const setProblem = (next: Problem | undefined) => {
    wrong.current = form.current ? valuesOf(form.current) : NOTHING;
    setCorrected(NONE);
    showProblem(next);
  };
  const [draft, setDraft] = useState({ saved: false, restored: false });
  /** The form was already filled in when the page was opened, so sending it at once is no sign of a program. */
  const wasFilledBefore = useRef(returned !== undefined || Object.keys(start).length > 0);
  const atFirst = useRef(() => {
    returnedFormUsed = true;
    const draft = formDraftOf(draftName) ?? {};
    const isOfAnother =
      startIsKnown && Object.entries(start).some(([field, value]) => draft[field] !== undefined && draft[field] !== value);
    const restored = drafts && !returned && !isOfAnother && putBack(form.current!, draft);
    if (!restored) return;
    wasFilledBefore.current = true;
    setDraft({ saved: true, restored: true });
  });
  useEffect(() => atFirst.current(), []);
  /** Where to move the focus when the focused element was removed. */
  const focusNext = useRef<'first' | 'submit'>(undefined);
  useEffect(() => {
    if (focusNext.current === 'submit') form.current!.querySelector<HTMLElement>('[type=submit]')?.focus();
    else if (focusNext.current) controlsOf(form.current!)[0]?.focus();
  }, [state.round]);

  const startAgain = (values: Values, busy: boolean) => {
    forgetFormDraft(draftName);
    setDraft({ saved: false, restored: false });
    setProblem(undefined);
    setState(({ round }) => ({ values, busy, round: busy ? round : round + 1 }));
  };
  const keep = () => {
    if (!drafts) return;
    // Initial values that were deleted are stored as empty.
    const emptied = startIsKnown ? NOTHING : Object.fromEntries(Object.keys(start).map((field) => [field, '']));
    const saved = keepFormDraft(draftName, { ...emptied, ...valuesOf(form.current!) });
    setDraft(({ restored }) => ({ restored, saved }));
  };
  /**
   * Hides the error of a field once its value has changed and passes the checks; the server validates again on submit. On input, not on
   * blur: a blur comes with the tap on a button, and removing the error would move the button away.
   */
  const recheck = (field: string) => {
    if (corrected.has(field) || !problem?.errors.some((error) => error.field === field)) return;
    const isSame = valuesOf(form.current!)[field] === wrong.current[field];
    const isWrong = isSame || errorsIn(form.current!, isJudged).some((error) => error.field === field);
    if (!isWrong) setCorrected(new Set([...corrected, field]));
  };
  const send = async () => {
    if (state.busy) return;
    normalizeAddresses(form.current!);
    const errors = errorsIn(form.current!, isJudged);
    if (errors.length > 0) {
      setProblem({ detail: '', errors, here: true });
      if (sending.incomplete && isIncomplete(form.current!)) dispatch(toasts.actions.shown({ ...sending.incomplete, bad: true }));
      return;
    }
    setState((before) => ({ ...before, busy: true }));
    sending.onSend?.();
    const values = valuesOf(form.current!);
    const hidden = hiddenIn(form.current!);
    if (wasFilledBefore.current) delete hidden['_started'];
    const outcome = await postForm<Answer>(sending.api, sending.bodyOf?.(values, hidden) ?? { ...values, ...hidden }, sending.words);
    if ('answer' in outcome) {
      focusNext.current = 'submit';
      dispatch(toasts.actions.errorClosed());
      startAgain(NOTHING, sending.onDone(outcome.answer, values) === 'stay-busy');
      return;
    }
    setState((before) => ({ ...before, busy: false }));
    if (outcome.problem.isConflict && sending.onConflict && sending.onConflict(outcome.problem, values) !== 'stay') return;
    setProblem({ ...outcome.problem, here: true });
    if (outcome.problem.errors.length === 0)
      dispatch(toasts.actions.shown({ title: sending.words.errorTitle, ...sending.failed, bad: true }));
  };
  const clear = () => {
    focusNext.current = 'first';
    startAgain(start, false);
  };
  return {
    form,
    state,
    problem,
    corrected,
    recheck,
    draft: { ...draft, keep },
    clear,
    send,
  };
}

/** Restores a draft, except in fields that were changed before hydration. @returns whether anything was restored */
function putBack(form: HTMLFormElement, draft: Values): boolean {
  const untouched = controlsOf(form).filter((control) => draft[control.name] !== undefined && isUntouched(control));
  for (const control of untouched) {
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === draft[control.name];
    else control.value = draft[control.name]!;
    unfold(control);
  }
  return untouched.length > 0;
}

function isUntouched(control: ReturnType<typeof controlsOf>[number]): boolean {
  if (control instanceof HTMLSelectElement) return control.value === '';
  if (control instanceof HTMLInputElement && control.type === 'radio') return control.checked === control.defaultChecked;
  return control.value === control.defaultValue;
}

function isIncomplete(form: HTMLFormElement): boolean {
  const values = valuesOf(form);
  return controlsOf(form).some(({ name, required }) => required && values[name] === undefined);
}

function hiddenIn(form: HTMLFormElement): Values {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden], [name=_honey]')];
  return Object.fromEntries(fields.filter(({ value }) => value !== '').map(({ name, value }): [string, string] => [name, value]));
}

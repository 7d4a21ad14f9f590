import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Site } from '../../lib/site.js';
import { toasts } from '../toasts.js';
import { forgetFormDraft, formDraftOf, type FormName, keepFormDraft, type Values } from './draft.js';
import { mendAddresses, controlsOf, errorsIn, type FormProblem, unfold, valuesOf } from './form-errors.js';
import type { FormWords } from './form-words.js';
import { postForm } from './post-form.js';

export interface Sending<Answer> {
  words: FormWords;
  /** What its fields' ids and its draft are called by. */
  name: FormName;
  /** Address of the API. */
  api: string;
  /** What the API is sent, where that is not the fields as they are, with the hidden ones. */
  bodyOf?: (values: Values, hidden: Values) => object;
  /** What the fields start with, where that is not nothing. */
  start?: Values;
  /** What it starts with says whose form it is: a draft that says otherwise is another's, and is not put back. */
  startIsKnown?: boolean;
  /** Whether what is typed is kept in the browser; or what its draft is called by, where the name of the form is not enough. */
  drafts?: boolean | FormName;
  /** Whether the server looks whether it is spam. */
  isJudged?: boolean;
  /** The message when something needed is left out, besides what stands at the fields. */
  incomplete?: { title: string; description: string };
  /** The message when sending fails, below the title of all forms where it has none of its own. */
  failed: { title?: string; description: string };
  /** Nothing was found wrong with it, and it is sent now. */
  onSend?: () => void;
  /** It was refused because what it is about has changed meanwhile. @returns `stay` where that is shown as other problems are, as without this */
  onConflict?: (problem: FormProblem, values: Values) => 'stay' | void;
  /** It has arrived. @returns `stay-busy` where the page is about to be left; otherwise the form is empty again */
  onDone: (answer: Answer, values: Values) => 'stay-busy' | void;
}

/** A problem that came up in this browser, not with the page. */
type Problem = FormProblem & { here?: true };

const NOTHING: Values = {};
const NONE: ReadonlySet<string> = new Set();
/** A form returned by the server is used once: a later visit to the page starts empty. */
let takenUp = false;

/** The logic of a form. Fields are uncontrolled, so that they keep what is typed before hydration. */
export function useForm<Answer>(sending: Sending<Answer>, page: string) {
  const { name, start = NOTHING, startIsKnown = false, drafts = true, isJudged = true } = sending;
  const draftName = typeof drafts === 'string' ? drafts : name;
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const returned = useSelector(({ site }: { site: Site }) => (!takenUp && site.form?.path === page ? site.form : undefined));
  const [state, setState] = useState({ values: returned ? { ...start, ...returned.values } : start, busy: false, round: 0 });
  const [problem, showProblem] = useState<Problem | undefined>(returned);
  const [corrected, setCorrected] = useState(NONE);
  /** What stood in the fields when the problem came up. */
  const wrong = useRef(returned?.values ?? NOTHING);
  const setProblem = (next: Problem | undefined) => {
    wrong.current = form.current ? valuesOf(form.current) : NOTHING;
    setCorrected(NONE);
    showProblem(next);
  };
  const [draft, setDraft] = useState({ saved: false, restored: false });
  /** Before this page was opened: who sends it at once is no program. */
  const wasFilledBefore = useRef(returned !== undefined || Object.keys(start).length > 0);
  const atFirst = useRef(() => {
    takenUp = true;
    const draft = formDraftOf(draftName) ?? {};
    const isOfAnother =
      startIsKnown && Object.entries(start).some(([field, value]) => draft[field] !== undefined && draft[field] !== value);
    const restored = drafts && !returned && !isOfAnother && putBack(form.current!, draft);
    if (!restored) return;
    wasFilledBefore.current = true;
    setDraft({ saved: true, restored: true });
  });
  useEffect(() => atFirst.current(), []);
  /** Where the keyboard goes on when what had it is gone. */
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
    // What the form began with, and stands empty now, was taken out.
    const emptied = startIsKnown ? NOTHING : Object.fromEntries(Object.keys(start).map((field) => [field, '']));
    const saved = keepFormDraft(draftName, { ...emptied, ...valuesOf(form.current!) });
    setDraft(({ restored }) => ({ restored, saved }));
  };
  /**
   * What was wrong, is another value now, and looks right, is not called wrong any more; the server looks again when it is sent. While it is typed:
   * when it is left, a button may be on its way under a finger.
   */
  const recheck = (field: string) => {
    if (corrected.has(field) || !problem?.errors.some((error) => error.field === field)) return;
    const isSame = valuesOf(form.current!)[field] === wrong.current[field];
    const isWrong = isSame || errorsIn(form.current!, isJudged).some((error) => error.field === field);
    if (!isWrong) setCorrected(new Set([...corrected, field]));
  };
  const send = async () => {
    if (state.busy) return;
    mendAddresses(form.current!);
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
      dispatch(toasts.actions.madeGood());
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

/** Fields that were touched before the page came alive are left alone. @returns whether there was anything to put back */
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

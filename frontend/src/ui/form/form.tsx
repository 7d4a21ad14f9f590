import { type FormEvent, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/use-texts.js';
import { TextsAwaited } from '../texts-awaited.js';
import { loadToasts } from '../toast-region.js';
import { DraftNote } from './draft-note.js';
import { ErrorSummary } from './error-summary.js';
import { FormProvider } from './form-context.js';
import { sentence } from './form-errors.js';
import type { FormWords } from './form-words.js';
import { HiddenFields } from './hidden-fields.js';
import { type Sending, useForm } from './use-form.js';
import './form.css';
import { wrongShape } from './shapes.js';

interface FormProps<Answer> extends Omit<Sending<Answer>, 'words'> {
  /** Path of its page, where a browser without script sends it; a query and a part of the page may follow. */
  action: string;
  /** What its fields are called, in their order. */
  labels: Record<string, string>;
  /** What is said of a field that was left empty, where the server finds it. */
  missing?: Record<string, string>;
  /** Fields that go along unseen: `_subject` and the like. */
  hidden?: Record<string, string>;
  /** What the button says, and what it says while the form is sent. */
  submit: string;
  busy: string;
  /** Where the fields end: what happens with what is sent. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A form that loses no input: it is stored in the browser until it has arrived, stays when sending fails, and comes back with the page when
 * there is no script. All errors are shown at once, at the top and at their fields.
 */
export function Form<Answer>(props: FormProps<Answer>) {
  const { texts, failed, retry } = useTexts('form-words');
  return texts ? <WordedForm {...props} words={texts} /> : <TextsAwaited isPart failed={failed} retry={retry} />;
}

function WordedForm<Answer>({
  action,
  labels,
  missing = {},
  hidden,
  submit,
  busy,
  foot,
  children,
  ...sending
}: FormProps<Answer> & { words: FormWords }) {
  const { name, words } = sending;
  const { form, state, problem, corrected, recheck, draft, clear, send } = useForm(sending, action.split(/[?#]/)[0]!);
  // What the server found: in the words that the form has for it.
  const messageFor = (field: string, message: string) => {
    const value = state.values[field];
    return (value ? wrongShape(field, value, words) : missing[field]) ?? message;
  };
  const open = problem?.errors.filter(({ field }) => !corrected.has(field)) ?? [];
  const errors = new Map(
    open.map(({ field, message }) => [
      field,
      sentence(labels[field] ?? field, problem && 'here' in problem ? message : messageFor(field, message)),
    ]),
  );
  const isCorrected = open.length === 0 && corrected.size > 0;
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not for a problem that came with the page: that begins at its top.
    if (problem && 'here' in problem) summary.current?.focus();
  }, [problem]);
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      ref={form}
      className="form"
      action={action}
      method="post"
      noValidate
      onSubmit={submitted}
      onInput={({ target }) => {
        void loadToasts();
        draft.keep();
        recheck((target as HTMLInputElement).name);
      }}
      aria-busy={state.busy || undefined}
    >
      <FormProvider value={{ words, name, labels, values: state.values, errors }}>
        {problem && !isCorrected && <ErrorSummary ref={summary} problem={problem} />}
        {/* What is on its way cannot be changed: the form is empty when it has arrived, and a change would be lost. */}
        <div className="form-fields" inert={state.busy}>
          {draft.restored && <DraftNote kind="restored" onClear={clear} />}
          <Fragment key={state.round}>{children}</Fragment>
          <HiddenFields hidden={hidden} />
        </div>
        <div className="form-foot">
          {foot}
          <button type="submit" className="button button-accent form-submit" disabled={state.busy}>
            {state.busy ? busy : submit}
          </button>
          {draft.saved && !draft.restored && (
            <div inert={state.busy}>
              <DraftNote kind="saved" onClear={clear} />
            </div>
          )}
        </div>
      </FormProvider>
    </form>
  );
}

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
  /** Path of its page, to which a browser without scripts posts it; a query and a fragment may follow. */
  action: string;
  /** Labels of the fields, in order. */
  labels: Record<string, string>;
  /** Error texts for empty fields, also for errors that the server finds. */
  missing?: Record<string, string>;
  /** Hidden fields, such as `_subject`. */
  hidden?: Record<string, string>;
  /** Labels of the button: normally (`submit`), and while the form is sent (`busy`). */
  submit: string;
  busy: string;
  /** Text below the fields: what happens with the data. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A form that loses no input: the draft is stored in the browser until the form was accepted, the values stay when sending fails, and
 * without scripts the server returns them with the page. All errors are shown at once, at the top and at their fields.
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
  // Prefer the form's own error text to that of the server.
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
    // Not for a problem that came with the page: after a page load, focus stays at the top.
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
        {/* Inert while it is sent: the form is emptied on success, and a change made meanwhile would be lost. */}
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

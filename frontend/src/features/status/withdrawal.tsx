import { type FormEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { OwnSubmission } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { postForm } from '../../ui/form/post-form.js';
import { Icon } from '../../ui/icon.js';
import type { OwnerFormProps } from './correction.js';

/** The form for withdrawing a submission, with a warning about the consequences. */
export function Withdrawal({ token, path, own, texts, onChange, onConflict }: OwnerFormProps) {
  const words = useTexts('form-words').texts;
  const isNew = own.kind === 'new';
  const returned = useSelector(({ site }: { site: Site }) =>
    site.form?.path === path && site.form.values['action'] === 'withdraw' ? site.form : undefined,
  );
  const [state, setState] = useState({ busy: false, problem: returned?.detail });
  const details = useRef<HTMLDetailsElement>(null);
  const withdraw = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy || !words) return;
    setState({ busy: true, problem: undefined });
    const outcome = await postForm<{ submission: OwnSubmission }>(`/api/status/${encodeURIComponent(token)}/withdraw`, {}, words);
    if ('answer' in outcome) onChange(outcome.answer.submission);
    else if (outcome.problem.isConflict) onConflict();
    else setState({ busy: false, problem: outcome.problem.detail });
  };
  return (
    <details ref={details} className="card status-part status-withdraw" open={returned !== undefined}>
      <summary>
        <h2>{isNew ? texts.withdrawTitle : texts.withdrawChangesTitle}</h2>
        <Icon name="chevron-down" />
      </summary>
      <form className="status-part-body" method="post" action={path} onSubmit={(event) => void withdraw(event)}>
        <p>
          <strong>{texts.withdrawAsk.replace('{business}', () => own.title)}</strong>{' '}
          {isNew ? texts.withdrawLost : texts.withdrawChangesLost}
        </p>
        {state.problem && (
          <p className="note" role="alert">
            {texts.withdrawFailed} {state.problem}
          </p>
        )}
        <input type="hidden" name="action" value="withdraw" />
        <p className="button-row">
          <button type="submit" className="button status-withdraw-yes" aria-disabled={state.busy}>
            {state.busy ? texts.withdrawBusy : texts.withdrawYes}
          </button>
          <button type="button" className="button needs-script" onClick={() => (details.current!.open = false)}>
            {texts.withdrawNo}
          </button>
        </p>
      </form>
    </details>
  );
}

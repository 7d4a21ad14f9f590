import { type FormEvent, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import type { OwnSubmission } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { postForm } from '../../ui/form/post-form.js';
import { Icon } from '../../ui/icon.js';
import type { OwnerFormProps } from './correction.js';

const LOST: Record<OwnSubmission['kind'], string> = {
  new: 'We stop looking at it, and your business is not published. You cannot take this back: to be listed after all, you would fill in the form again.',
  renewal: 'We stop looking at your changes, and your listing stays as it is. You cannot take this back: you would send the changes again.',
};

/** Takes a submission back, after saying what is lost by it. */
export function Withdrawal({ token, path, own, onChange }: OwnerFormProps) {
  const returned = useSelector(({ site }: { site: Site }) =>
    site.form?.path === path && site.form.values['action'] === 'withdraw' ? site.form : undefined,
  );
  const [state, setState] = useState({ busy: false, problem: returned?.detail });
  const details = useRef<HTMLDetailsElement>(null);
  const withdraw = async (event: FormEvent) => {
    event.preventDefault();
    if (state.busy) return;
    setState({ busy: true, problem: undefined });
    const outcome = await postForm<{ submission: OwnSubmission }>(`/api/status/${encodeURIComponent(token)}/withdraw`, {});
    if ('answer' in outcome) onChange(outcome.answer.submission);
    else setState({ busy: false, problem: outcome.problem.detail });
  };
  return (
    <details ref={details} className="card status-part status-withdraw" open={returned !== undefined}>
      <summary>
        <h2>{own.kind === 'new' ? 'Withdraw this submission' : 'Withdraw these changes'}</h2>
        <Icon name="chevron-down" />
      </summary>
      <form className="status-part-body" method="post" action={path} onSubmit={(event) => void withdraw(event)}>
        <p>
          <strong>Withdraw “{own.title}”?</strong> {LOST[own.kind]}
        </p>
        {state.problem && (
          <p className="note" role="alert">
            It was not withdrawn. {state.problem}
          </p>
        )}
        <input type="hidden" name="action" value="withdraw" />
        <p className="button-row">
          <button type="submit" className="button status-withdraw-yes" disabled={state.busy}>
            {state.busy ? 'Withdrawing...' : 'Yes, withdraw it'}
          </button>
          <button type="button" className="button needs-script" onClick={() => (details.current!.open = false)}>
            No, keep it
          </button>
        </p>
      </form>
    </details>
  );
}

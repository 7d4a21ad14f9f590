import { Button } from 'antd';
import { timeText } from '../../kit/moment.js';
import type { DraftState, SavedDraft } from './use-draft.js';

const STATES: Partial<Record<DraftState, string>> = { typed: 'Not saved yet', saving: 'Saving ...', elsewhere: 'Not saved' };

interface SavedWhenProps {
  kept: Pick<SavedDraft, 'state' | 'savedAt' | 'retry'>;
  /** The text while nothing was typed. */
  first: string;
}

/** The status line of autosave. */
export function SavedWhen({ kept: { state, savedAt, retry }, first }: SavedWhenProps) {
  return (
    <p className="blog-saved" role="status">
      {state === 'failed' ? (
        <>
          Not saved.{' '}
          <Button type="link" size="small" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        (STATES[state] ?? (savedAt && state === 'saved' ? `Saved at ${timeText(savedAt)}` : first))
      )}
    </p>
  );
}

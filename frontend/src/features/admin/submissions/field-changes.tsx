import type { Submission } from './submission-endpoints.js';
import { FIELD_NAMES } from './submission-words.js';

/** The changed fields with their old and new values. */
export function FieldChanges({ changes }: { changes: Submission['diff'] }) {
  return (
    <dl className="diff">
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{FIELD_NAMES[field]}</dt>
          <dd>
            <del>
              <span className="visually-hidden">Before: </span>
              {from ?? <em>nothing</em>}
            </del>
            <ins>
              <span className="visually-hidden">After: </span>
              {to ?? <em>nothing</em>}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { Submission } from './submission-endpoints.js';
import { FIELD_NAMES } from './submission-words.js';

/** The changes that the owner was asked for, and what they have changed since. */
export function ResentPart({ submission: { resent } }: { submission: Submission }) {
  if (!resent) return null;
  const { asked, changes } = resent;
  return (
    <section className="kit-part" aria-label="Back from its owner">
      <h2>Back from its owner</h2>
      {asked && (
        <>
          <p className="kit-soft">You had asked:</p>
          <blockquote className="kit-text resent-asked">{asked}</blockquote>
        </>
      )}
      {changes.length === 0 ? (
        <p>Nothing reads otherwise than before.</p>
      ) : (
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
      )}
    </section>
  );
}

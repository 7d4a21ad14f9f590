import { FieldChanges } from './field-changes.js';
import type { Submission } from './submission-endpoints.js';

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
      {changes.length === 0 ? <p>Nothing has changed.</p> : <FieldChanges changes={changes} />}
    </section>
  );
}

import { Alert, Tag } from 'antd';
import { Link } from 'react-router-dom';
import type { Submission } from './submission-endpoints.js';

type Referral = NonNullable<Submission['referral']>;

const STATUSES: Record<Referral['status'], { name: string; colour: string }> = {
  pending: { name: 'Reward pending', colour: 'warning' },
  approved: { name: 'Reward approved', colour: 'success' },
  rejected: { name: 'Reward rejected', colour: 'error' },
};

/** The referral of the submission and its warnings. Deciding about the submission does not decide about the referral. */
export function ReferralPart({ submission: { ref, referral } }: { submission: Submission }) {
  const code = referral?.code ?? ref;
  if (!code) return null;
  return (
    <section className="kit-part" aria-label="Referral">
      <h2>Referral</h2>
      {referral ? (
        <p className="kit-tags">
          <span>
            Referred by <strong>{referral.referrerName}</strong>, code <strong>{referral.code}</strong>
          </span>
          <Tag color={STATUSES[referral.status].colour}>{STATUSES[referral.status].name}</Tag>
        </p>
      ) : (
        <p>
          Sent with the code <strong>{code}</strong>. No referral is recorded: the code is unknown, an earlier form with this phone number
          already used it, or it was sent with a renewal or spam.
        </p>
      )}
      {referral && referral.flags.length > 0 && (
        <Alert
          className="referral-flags"
          type="warning"
          showIcon
          title="Check this before you reward it"
          description={
            <ul>
              {referral.flags.map(({ kind, reason }) => (
                <li key={`${kind} ${reason}`}>{reason}</li>
              ))}
            </ul>
          }
        />
      )}
      <p>
        <Link to={`?${new URLSearchParams({ status: 'all', q: ref ?? code }).toString()}`}>All submissions with this code</Link>
      </p>
    </section>
  );
}

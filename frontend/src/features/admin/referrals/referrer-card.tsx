import { CheckCircleOutlined, ClockCircleOutlined, CloseCircleOutlined } from '@ant-design/icons';
import { Alert, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { momentText } from '../kit/moment.js';
import { Decision } from './decision.js';
import type { Referral, Referrer } from './referral-endpoints.js';
import { money } from '../kit/money.js';
import { SignInLinkButton } from './sign-in-link.js';

const STATUSES = {
  approved: { name: 'Approved', color: 'success', icon: <CheckCircleOutlined aria-hidden /> },
  pending: { name: 'Pending', color: 'warning', icon: <ClockCircleOutlined aria-hidden /> },
  rejected: { name: 'Rejected', color: 'error', icon: <CloseCircleOutlined aria-hidden /> },
};

/** A referrer with the businesses that used their codes. */
export function ReferrerCard({ referrer }: { referrer: Referrer }) {
  const { referrerName, referrerEmail, emailProven, code, otherCodes, createdAt, totalRewards, businessesTotal, businessesReferred } =
    referrer;
  return (
    <li className="referrer">
      <div className="referrer-head">
        <div>
          <h2>{referrerName}</h2>
          <p className="kit-soft">{`${referrerEmail} (${emailProven ? 'confirmed' : 'not confirmed'}), since ${momentText(createdAt)}`}</p>
          <p className="kit-soft">{`${otherCodes.length > 0 ? 'Codes' : 'Code'} ${[code, ...otherCodes].join(', ')}. Rewards ${money(totalRewards)}.`}</p>
        </div>
        <SignInLinkButton referrer={referrer} />
      </div>
      {businessesReferred.length === 0 && <p className="kit-soft">No one has used this code yet.</p>}
      {businessesReferred.map((each) => (
        <Business key={each.id} referral={each} referrerName={referrerName} />
      ))}
      {businessesTotal > businessesReferred.length && (
        <p className="kit-soft">{`The newest ${businessesReferred.length} of ${businessesTotal} are listed. Search for the name or phone number of a business to find another.`}</p>
      )}
    </li>
  );
}

function Business({ referral, referrerName }: { referral: Referral; referrerName: string }) {
  const {
    businessName,
    industry,
    businessPhone,
    referredAt,
    status,
    rewardAmount,
    flags,
    reason,
    decidedAt,
    submissionId,
    submissionStatus,
  } = referral;
  const { name, color, icon } = STATUSES[status];
  const part = useRef<HTMLElement>(null);
  const before = useRef(status);
  useEffect(() => {
    // The pressed button was removed: focus the decided referral.
    if (before.current !== status && document.activeElement === document.body) part.current?.focus();
    before.current = status;
  }, [status]);
  return (
    <section ref={part} tabIndex={-1} className="referred" aria-label={businessName}>
      <div className="referred-head">
        <h3>{businessName}</h3>
        <Tag color={color} icon={icon}>
          {name}
        </Tag>
        {rewardAmount !== undefined && <strong>{money(rewardAmount)}</strong>}
      </div>
      <p className="kit-soft">{`${industry}, ${businessPhone}. Referred ${momentText(referredAt)}${decidedAt ? `, decided ${momentText(decidedAt)}` : ''}.`}</p>
      <p className="kit-soft">
        {submissionId ? (
          <Link
            to={`/settings/submissions?${new URLSearchParams({ open: submissionId }).toString()}`}
            aria-label={`Its listing form (${submissionStatus ?? 'unknown'}): ${businessName}`}
          >{`Its listing form (${submissionStatus ?? 'unknown'})`}</Link>
        ) : (
          'It has no listing form.'
        )}
      </p>
      {flags.map((flag) => (
        <Alert key={flag.kind} type="warning" showIcon title={flag.reason} />
      ))}
      {reason && <p className="kit-text">{`Reason: ${reason}`}</p>}
      {status === 'pending' && <Decision referral={referral} referrerName={referrerName} />}
    </section>
  );
}

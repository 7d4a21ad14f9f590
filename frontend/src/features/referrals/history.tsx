import type { MyReferrals } from '../../lib/reads.js';
import { dateText } from '../../lib/words.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icon-names.js';
import { dollarsText } from './dollars.js';

type Business = MyReferrals['businessesReferred'][number];

const STATUSES: Record<Business['status'], { name: string; icon: IconName }> = {
  approved: { name: 'Approved', icon: 'badge-check' },
  pending: { name: 'Pending', icon: 'clock' },
  rejected: { name: 'Rejected', icon: 'x' },
};

/** Every business that came with the code. */
export function History({ businesses }: { businesses: readonly Business[] }) {
  return (
    <section className="form-panel" aria-labelledby="history">
      <h2 id="history">Your referrals</h2>
      {businesses.length === 0 ? (
        <p>Nobody has come with your link yet. As soon as a business sends its listing with it, it stands here.</p>
      ) : (
        <ul className="referral-history">
          {businesses.map((business) => (
            <Entry key={business.businessPhone + business.referredAt} business={business} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ business: { businessName, industry, referredAt, status, rewardAmount } }: { business: Business }) {
  const { name, icon } = STATUSES[status];
  return (
    <li>
      <div>
        <h3>{businessName}</h3>
        <p>
          {industry}, referred <time dateTime={referredAt}>{dateText(referredAt)}</time>
        </p>
      </div>
      <span className={`badge referral-${status}`}>
        <Icon name={icon} />
        {name}
      </span>
      {rewardAmount !== undefined && <strong className="referral-reward">{dollarsText(rewardAmount)}</strong>}
    </li>
  );
}

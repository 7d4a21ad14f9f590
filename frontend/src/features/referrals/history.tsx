import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { MyReferrals } from '../../lib/reads.js';
import { useDayText } from '../../lib/use-day-text.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icon-names.js';
import { dollarsText } from './dollars.js';

type Business = MyReferrals['businessesReferred'][number];

const ICONS: Record<Business['status'], IconName> = { approved: 'badge-check', pending: 'clock', rejected: 'x' };
type Texts = PageTexts<'referrals'>;

/** All businesses that were referred by the code. */
export function History({ businesses, texts }: { businesses: readonly Business[]; texts: Texts }) {
  return (
    <section className="form-panel" aria-labelledby="history">
      <h2 id="history">{texts.historyTitle}</h2>
      {businesses.length === 0 ? (
        <p>{texts.historyEmpty}</p>
      ) : (
        <ul className="referral-history">
          {businesses.map((business) => (
            <Entry key={business.businessPhone + business.referredAt} business={business} texts={texts} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ business, texts }: { business: Business; texts: Texts }) {
  const { businessName, industry, referredAt, status, rewardAmount } = business;
  const dayOf = useDayText();
  return (
    <li>
      <div>
        <h3>{businessName}</h3>
        <p>
          {industry}
          {texts.referred} <time dateTime={referredAt}>{dayOf(referredAt)}</time>
        </p>
      </div>
      <span className={`badge referral-${status}`}>
        <Icon name={ICONS[status]} />
        {texts[status]}
      </span>
      {rewardAmount !== undefined && <strong className="referral-reward">{dollarsText(rewardAmount)}</strong>}
    </li>
  );
}

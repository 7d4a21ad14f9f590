import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { Head } from '../../lib/head.js';
import type { MyReferrals, ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { dollarsText } from './dollars.js';
import { Generator } from './generator.js';
import { History } from './history.js';
import { MyCode } from './my-code.js';
import { HowItWorks, RewardTiers } from './tiers.js';
import { NO_REFERRALS, useMyReferrals } from './use-my-referrals.js';
import '../../ui/form/form.css';
import './referrals.css';

const PATH = '/referral-program';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'referrals' } }, FORM_WORDS];
}

/** The page of the referral programme. The server renders the parts that are the same for everybody; the rest depends on the cookie. */
export default function ReferralPage() {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { texts, failed, retry } = useTexts('referrals');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const trail = [{ name: texts.crumb, to: PATH }];
  return (
    <div className="page">
      <Head
        kind="other"
        words={{ title: texts.title, about: texts.description }}
        keywords={texts.keywords}
        path={PATH}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      <div className="referral-columns">
        <div className="referral-main">
          <section className="form-panel without-script" aria-labelledby="no-script">
            <h2 id="no-script">{texts.noScriptTitle}</h2>
            <p>{texts.noScriptText}</p>
          </section>
          <Mine texts={texts} />
        </div>
        <div className="referral-side">
          <RewardTiers texts={texts} />
          <HowItWorks texts={texts} />
        </div>
      </div>
    </div>
  );
}

function Mine({ texts }: { texts: PageTexts<'referrals'> }) {
  const { data, error, retry } = useMyReferrals();
  // Show a new code at once, without waiting for the read, which may hang or fail, or be sent without the cookie where cookies are
  // disabled.
  const [made, setMade] = useState<string>();
  const created = (code: string) => {
    setMade(code);
    retry();
  };
  const mine = data ?? (made === undefined ? undefined : NO_REFERRALS);
  if (!mine) return error ? <LoadFailed title={texts.notLoaded} retry={retry} /> : <Waiting label={texts.loading} />;
  const code = mine.code ?? made ?? null;
  return (
    <>
      <Stats mine={mine} texts={texts} />
      {code === null ? (
        <Generator texts={texts} onCreated={created} />
      ) : (
        <>
          <MyCode code={code} isNew={made !== undefined} texts={texts} />
          <History businesses={mine.businessesReferred} texts={texts} />
        </>
      )}
    </>
  );
}

function Stats({ mine: { businessesReferred, totalRewards }, texts }: { mine: MyReferrals; texts: PageTexts<'referrals'> }) {
  const approved = businessesReferred.filter(({ status }) => status === 'approved').length;
  const stats = [
    [texts.total, businessesReferred.length],
    [texts.totalApproved, approved],
    [texts.totalRewards, dollarsText(totalRewards)],
  ];
  return (
    <dl className="referral-stats">
      {stats.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A placeholder with the size of the later content. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="referral-waiting needs-script" role="status">
      <span className="visually-hidden">{label}</span>
      <div className="referral-stats skeleton" aria-hidden="true">
        {[1, 2, 3].map((stat) => (
          <div key={stat}>
            <span />
            <span className="skeleton-title" />
          </div>
        ))}
      </div>
      <div className="form-panel skeleton" aria-hidden="true">
        <span className="skeleton-title" />
        <span className="waiting-field" />
        <span className="waiting-field" />
        <span className="waiting-button" />
      </div>
    </div>
  );
}

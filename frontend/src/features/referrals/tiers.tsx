import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';

type Texts = Pick<PageTexts<'referrals'>, 'tiers' | 'tiersTitle' | 'rules' | 'how' | 'howTitle'>;

/** The rewards for an approved business, and who gets them. */
export function RewardTiers({ texts }: { texts: Texts }) {
  return (
    <section className="form-panel" aria-labelledby="tiers">
      <h2 id="tiers">{texts.tiersTitle}</h2>
      <ul className="reward-tiers">
        {texts.tiers.map(({ amount, title, text }) => (
          <li key={title}>
            <strong>{amount}</strong>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="referral-note">{texts.rules}</p>
    </section>
  );
}

export function HowItWorks({ texts }: { texts: Texts }) {
  return (
    <section className="form-panel" aria-labelledby="how">
      <h2 id="how">{texts.howTitle}</h2>
      <ol className="form-steps">
        {texts.how.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

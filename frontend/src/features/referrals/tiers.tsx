/** What an approved business is worth, and to whom. */
const TIERS = [
  { amount: '$50', title: 'Standard business', text: 'For each referral that we approve.' },
  { amount: '$100', title: 'Featured listing', text: 'For a business whose listing is featured.' },
  { amount: '$200+', title: 'Bonus', text: 'For referrers with 10 or more referrals.' },
];

const STEPS = [
  { title: 'Get your link', text: 'Your name and e-mail are enough. There is no account and no password.' },
  { title: 'Pass it on', text: 'Send it to a plumber, electrician, HVAC technician or landscaper whose work you would recommend.' },
  { title: 'Get your reward', text: 'When we approve their listing, the reward is added to your total.' },
];

export function RewardTiers() {
  return (
    <section className="form-panel" aria-labelledby="tiers">
      <h2 id="tiers">Reward tiers</h2>
      <ul className="reward-tiers">
        {TIERS.map(({ amount, title, text }) => (
          <li key={title}>
            <strong>{amount}</strong>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="referral-note">
        All amounts are in Canadian dollars. A person looks at every referral first; your own business does not count.
      </p>
    </section>
  );
}

export function HowItWorks() {
  return (
    <section className="form-panel" aria-labelledby="how">
      <h2 id="how">How it works</h2>
      <ol className="form-steps">
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

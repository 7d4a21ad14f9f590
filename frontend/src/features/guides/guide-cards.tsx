import type { ReactNode } from 'react';
import type { GuideCards } from '../../../../src/modules/content/domain/guides/guide.js';

/** Causes, kinds or prices side by side, each with its facts. */
export function Cards({ cards: { title, intro, cards } }: { cards: GuideCards }) {
  return (
    <section className="guide-cards">
      {title && <h2>{title}</h2>}
      {intro && <p>{intro}</p>}
      <ul>
        {cards.map((card) => (
          <li key={card.title} className="card">
            <h3>{card.title}</h3>
            {card.urgency && <p className={`guide-urgency urgency-${card.urgency.colour}`}>{card.urgency.label}</p>}
            <dl>
              {card.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{Array.isArray(value) ? <Items items={value} /> : value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Items({ items }: { items: string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

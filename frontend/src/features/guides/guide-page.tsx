import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { inSentence } from '../../lib/sentences.js';
import { searchFor, useTrades } from '../../lib/trades.js';
import { useSettings } from '../../lib/use-settings.js';
import { dateText } from '../../lib/words.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Checklist } from '../../ui/guide/checklist.js';
import { EmergencyLinks } from '../../ui/guide/emergency-links.js';
import { Icon } from '../../ui/icon.js';
import type { Guide, GuideBox, GuideCards, GuideStep } from './guide.js';
import { SECTIONS } from './sections.js';
import '../../ui/guide/guide.css';

interface GuidePageProps {
  guide: Guide;
  /** What its drawing is taken from. */
  drawing: string;
}

const PERMIT = { no: 'No permit needed', check: 'Check whether a permit is needed', yes: 'Permit or notification needed' };

/** A repair, from the first look to the phone call. */
export function GuidePage({ guide, drawing }: GuidePageProps) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const siteTitle = useSettings()?.siteTitle ?? 'Homewright';
  const { path, title, subtitle, description, keywords, section, chips, difficulty, permit, edited } = guide;
  const trail = [
    { name: 'Home Jobs Guide', to: '/home-jobs-guide' },
    { name: SECTIONS[section].title, to: `/section/${section}` },
    { name: title, to: path },
  ];
  return (
    <article className="page guide">
      <Head
        title={`${title} | ${siteTitle}`}
        description={description}
        keywords={keywords.join(', ')}
        path={path}
        jsonLd={[
          breadcrumbData(trail, origin),
          {
            '@type': 'Article',
            headline: title,
            description,
            dateModified: edited,
            inLanguage: 'en-CA',
            mainEntityOfPage: origin + path,
            publisher: { '@type': 'Organization', name: siteTitle, url: `${origin}/` },
          },
        ]}
      />
      <Breadcrumb trail={trail} />
      <Link className="guide-back" to="/home-jobs-guide">
        <Icon name="chevron-left" /> Back to Home Jobs Guide
      </Link>
      <header className="guide-hero">
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
          <ul className="guide-chips" aria-label="In short">
            {chips.map((chip) => (
              <li key={chip}>{chip}</li>
            ))}
          </ul>
        </div>
        <svg className="drawing" viewBox="0 0 320 200" aria-hidden="true">
          <use href={drawing} />
        </svg>
      </header>

      <EmergencyLinks cases={guide.emergencies} />
      <Box box={guide.safety} />

      <dl className="guide-facts">
        <div>
          <dt>Difficulty</dt>
          <dd>{difficulty}</dd>
        </div>
        <div>
          <dt>{PERMIT[permit.needed]}</dt>
          <dd>{permit.text}</dd>
        </div>
      </dl>

      {guide.before.map((box) => (
        <Box key={box.title} box={box} />
      ))}

      <div className="guide-lists">
        <Checklist guide={path} title="Tools" items={guide.tools} />
        <Checklist guide={path} title={guide.partsTitle} items={guide.parts} />
      </div>
      <p className="guide-print needs-script">
        <button type="button" className="button" onClick={() => window.print()}>
          Print this guide
        </button>
      </p>

      {guide.cards.map((cards) => (
        <Cards key={cards.title} cards={cards} />
      ))}
      {guide.steps.length > 0 && <Steps title={guide.stepsTitle} steps={guide.steps} section={section} />}
      {guide.after.map((box) => (
        <Box key={box.title} box={box} />
      ))}

      <section className="guide-call" aria-labelledby="when-to-call">
        <h2 id="when-to-call">{guide.whenToCall.title}</h2>
        <ul>
          {guide.whenToCall.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>

      <section className="guide-closing" aria-labelledby="closing">
        <h2 id="closing">{guide.closing.title}</h2>
        <p>{guide.closing.text}</p>
        <p className="button-row">
          {guide.closing.links.map(({ text, to }, index) => (
            <Link key={text} className={`button${index === 0 ? ' button-accent' : ''}`} to={to}>
              {text}
            </Link>
          ))}
        </p>
      </section>

      <nav className="guide-related" aria-labelledby="related">
        <h2 id="related">{guide.related.title}</h2>
        <ul>
          {guide.related.links.map(({ text, to }) => (
            <li key={to + text}>
              <Link to={to}>
                {text} <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>

      <footer className="guide-end">
        <p>
          Last edited on {dateText(edited)}. It is written for homes in Ontario, and in good faith; your home may differ. When in doubt, ask
          a licensed professional.
        </p>
        {guide.sources.length > 0 && (
          <p>
            Sources:{' '}
            {guide.sources.map(({ title: name, address }, index) => (
              <span key={address}>
                {index > 0 && '; '}
                <a href={address} rel="noreferrer" target="_blank">
                  {name}
                </a>
              </span>
            ))}
          </p>
        )}
      </footer>
    </article>
  );
}

function Box({ box: { tone, title, text, items } }: { box: GuideBox }) {
  return (
    <section className={`guide-box guide-box-${tone}`} aria-label={title}>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Cards({ cards: { title, intro, cards } }: { cards: GuideCards }) {
  return (
    <section className="guide-cards">
      <h2>{title}</h2>
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

const URGENCY_COLOURS: Record<string, string> = { EMERGENCY: 'red', URGENT: 'orange', IMMEDIATE: 'yellow', IMPORTANT: 'blue' };

function Steps({ title, steps, section }: { title: string; steps: GuideStep[]; section: Guide['section'] }) {
  const { trade } = SECTIONS[section];
  const trades = useTrades();
  return (
    <section className="guide-steps" aria-labelledby="steps">
      <h2 id="steps">{title}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={step.title} id={`step-${index + 1}`}>
            <span className="guide-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>
                <a href={`#step-${index + 1}`}>{step.title}</a>
              </h3>
              <p className="guide-time">
                <Icon name="clock" /> {step.time}
                {step.urgency && <span className={`guide-urgency urgency-${URGENCY_COLOURS[step.urgency] ?? 'gray'}`}>{step.urgency}</span>}
              </p>
              {step.description.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {step.tips.length > 0 && (
                <ul className="guide-tips">
                  {step.tips.map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ul>
              )}
              {step.stop && (
                <div className="guide-stop">
                  <h4>{step.stop.title}</h4>
                  <p>{step.stop.text}</p>
                  <Link className="button button-accent" to={searchFor(trade)}>
                    Find {inSentence(trades.plural(trade))} near you
                  </Link>
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { Link } from '../../ui/link.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { midSentence } from '../../lib/sentences.js';
import { searchFor, useTrades } from '../../lib/trades.js';
import { Icon } from '../../ui/icon.js';
import type { Guide, GuideStep } from '../../../../src/modules/content/domain/guides/guide.js';
import { SECTION_NAMES } from '../../../../src/shared/guide/section-names.js';

const URGENCY_COLOURS: Record<string, string> = { EMERGENCY: 'red', URGENT: 'orange', IMMEDIATE: 'yellow', IMPORTANT: 'blue' };

interface StepsProps {
  title: string;
  steps: GuideStep[];
  section: Guide['section'];
  /** Label of the button at a step where a professional is needed, with `{trade}`. */
  button: string;
}

/** The steps of a repair; a dangerous step has a link to professionals. */
export function Steps({ title, steps, section, button }: StepsProps) {
  const { trade } = SECTION_NAMES[section];
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
                  <FindButton trade={step.stop.trade ?? trade} text={button} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function FindButton({ trade, text }: { trade: string; text: string }) {
  return (
    <Link className="button button-accent" to={searchFor(trade)}>
      {fillTemplate(text, { trade: midSentence(useTrades().plural(trade)) })}
    </Link>
  );
}

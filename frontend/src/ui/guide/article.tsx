import { Link } from '../link.js';
import type { ArticleStep, ArticleView } from '../../../../src/modules/blogs/domain/article-view.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { midSentence } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { useSettings } from '../../lib/use-settings.js';
import { useDayText } from '../../lib/use-day-text.js';
import { searchAddress } from '../../lib/words.js';
import { Icon } from '../icon.js';
import type { IconName } from '../icon-names.js';
import { Picture } from '../picture.js';
import { Checklist } from './checklist.js';
import { type EmergencyCase, EmergencyLinks } from './emergency-links.js';
import './guide.css';
import './article.css';

type GuideWords = PageTexts<'guide-words'>;

/** The possible emergencies of each trade. */
const EMERGENCIES: Record<string, EmergencyCase[]> = {
  Plumber: ['water'],
  Electrician: ['electrical'],
  'HVAC Technician': ['gas', 'carbon-monoxide'],
  'Chimney & Fireplace': ['chimney-fire', 'carbon-monoxide'],
};

/** A published article; also used by the preview in the editor. */
export function Article({ article, texts }: { article: ArticleView; texts: GuideWords }) {
  const {
    fileName,
    introduction,
    disclaimer,
    beforeCalling,
    steps,
    sections,
    whenToCall,
    conclusion,
    industry,
    related,
    createdAt,
    modifiedAt,
  } = article;
  const dayOf = useDayText();
  const [published, edited] = [dayOf(createdAt), dayOf(modifiedAt)];
  return (
    <>
      <ArticleHero {...article} texts={texts} />
      <EmergencyLinks cases={EMERGENCIES[industry ?? ''] ?? []} texts={texts} />
      <section className="guide-box guide-box-warning" aria-labelledby="disclaimer">
        <h2 id="disclaimer">{texts.disclaimerTitle}</h2>
        {disclaimer ? <Prose html={disclaimer} /> : <p>{texts.disclaimer}</p>}
      </section>
      {introduction && (
        <section>
          <Prose html={introduction} />
        </section>
      )}
      {article.tools.length + article.parts.length > 0 && (
        <>
          <div className="guide-lists">
            <Checklist guide={`/${fileName}`} title={texts.tools} items={distinct(article.tools)} />
            <Checklist guide={`/${fileName}`} title={texts.parts} items={distinct(article.parts)} />
          </div>
          <p className="guide-print needs-script">
            <button type="button" className="button" onClick={() => window.print()}>
              {texts.print}
            </button>
          </p>
        </>
      )}
      {beforeCalling && (
        <section className="guide-box" aria-labelledby="before">
          <h2 id="before">{texts.beforeTitle}</h2>
          <Prose html={beforeCalling} />
        </section>
      )}
      {steps.length > 0 && <Steps steps={steps} texts={texts} />}
      {sections.map(({ heading, html }, index) => (
        <section key={index}>
          <h2>{heading}</h2>
          <Prose html={html} />
        </section>
      ))}
      {whenToCall && (
        <section className="guide-call" aria-labelledby="when-to-call">
          <h2 id="when-to-call">{texts.callTitle}</h2>
          <Prose html={whenToCall.html} />
        </section>
      )}
      {conclusion && (
        <section aria-labelledby="conclusion">
          <h2 id="conclusion">{texts.conclusionTitle}</h2>
          <Prose html={conclusion} />
        </section>
      )}
      <ArticleClosing industry={industry} texts={texts} />
      {related.length > 0 && (
        <nav className="guide-related" aria-labelledby="related">
          <h2 id="related">{texts.relatedTitle}</h2>
          <ul>
            {related.map(({ title, path }) => (
              <li key={path}>
                <Link to={path}>
                  {title} <Icon name="chevron-right" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <footer className="guide-end">
        <p>
          {published === edited
            ? fillTemplate(texts.published, { date: published })
            : fillTemplate(texts.publishedEdited, { date: published, edited })}
        </p>
      </footer>
    </>
  );
}

type ArticleHeroProps = Pick<ArticleView, 'title' | 'subtitle' | 'heroImage' | 'industry' | 'time' | 'cost' | 'difficulty'> &
  Partial<Pick<ArticleView, 'minutes'>> & { texts: GuideWords };

/** Title and picture of an article, and the bar below them. */
export function ArticleHero({ title, subtitle, heroImage, industry, time, cost, difficulty, minutes, texts }: ArticleHeroProps) {
  const computed = useSettings()?.readingTime === 'computed' && minutes !== undefined;
  const labels: { icon: IconName; text: string }[] = [
    { icon: 'clock', text: computed ? fillTemplate(texts.computedTime, { minutes }) : texts.readingTime },
    { icon: 'badge-check', text: texts.expert },
    { icon: 'shield-check', text: texts.safety },
  ];
  const chips = distinct([time, cost, difficulty]).filter(Boolean);
  return (
    <>
      <header className="guide-hero">
        <div>
          <h1>{title}</h1>
          {subtitle && <p>{subtitle}</p>}
          {chips.length > 0 && (
            <ul className="guide-chips" aria-label={texts.inShort}>
              {chips.map((chip) => (
                <li key={chip}>{chip}</li>
              ))}
            </ul>
          )}
        </div>
        <Picture image={heroImage || null} industry={industry} eager />
      </header>
      <ul className="article-bar" aria-label={texts.about}>
        {labels.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Call to hire a professional. */
export function ArticleClosing({ industry, texts }: Pick<ArticleView, 'industry'> & { texts: GuideWords }) {
  const trades = useTrades();
  return (
    <section className="guide-closing" aria-labelledby="closing">
      <h2 id="closing">{texts.closingTitle}</h2>
      <p>{texts.closingText}</p>
      <p className="button-row">
        <Link className="button button-accent" to={searchAddress(industry ? { industry } : {})}>
          {industry ? fillTemplate(texts.findLocal, { trade: midSentence(trades.plural(industry)) }) : texts.find}
        </Link>
        <Link className="button" to="/home-jobs-guide">
          {texts.more}
        </Link>
      </p>
    </section>
  );
}

function Steps({ steps, texts }: { steps: ArticleStep[]; texts: GuideWords }) {
  return (
    <section className="guide-steps" aria-labelledby="steps">
      <h2 id="steps">{texts.stepsTitle}</h2>
      <ol>
        {steps.map(({ number, title, html, tips, time }) => (
          <li key={number} id={`step-${number}`}>
            <span className="guide-number" aria-hidden="true">
              {number}
            </span>
            <div>
              <h3>
                <a href={`#step-${number}`}>{title || fillTemplate(texts.step, { number })}</a>
              </h3>
              {time && (
                <p className="guide-time">
                  <Icon name="clock" /> {time}
                </p>
              )}
              <Prose html={html} />
              {tips.length > 0 && (
                <ul className="guide-tips" aria-label={texts.tips}>
                  {distinct(tips).map((tip) => (
                    <li key={tip}>{tip}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Safe HTML, which the server has made of the author's text: see ArticleView. */
function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Removes duplicates: lines are React keys, and an author may write the same line twice. */
const distinct = (items: string[]) => [...new Set(items)];

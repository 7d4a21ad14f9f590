import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { telHref } from '../../lib/contact-links.js';
import { midSentence } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { phoneText, searchAddress } from '../../lib/words.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Icon } from '../../ui/icon.js';
import { inRegion, type Region } from './region-words.js';
import { emergenciesOf, type Emergency } from './emergencies.js';
import './emergency.css';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

type Texts = NonNullable<ReturnType<typeof useTexts<'emergency'>>['texts']>;

export function reads(): ReadCall[] {
  return [
    { name: 'aroundTheClock', args: {} },
    { name: 'region', args: {} },
    { name: 'texts', args: { page: 'emergency' } },
  ];
}

/** Instructions for emergencies: steps in order, and whom to call. Everything is visible at once, without disclosures. */
export default function EmergencyPage() {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { texts, failed, retry } = useTexts('emergency');
  const region = useRead('region', {}).data?.facts[0];
  useLinkedPart(texts !== undefined);
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const emergencies = emergenciesOf(texts);
  const trail = [{ name: texts.crumb, to: '/emergency-help' }];
  return (
    <div className="page page-narrow emergency">
      <Head
        kind="other"
        words={{ title: texts.headTitle, about: texts.description }}
        keywords={texts.keywords}
        path="/emergency-help"
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      <p className="emergency-call">
        <a className="button button-danger" href="tel:911">
          <Icon name="phone" />
          {texts.call911}
        </a>
        <small>{texts.no911}</small>
      </p>
      <nav aria-label={texts.index}>
        <ul className="emergency-index">
          {emergencies.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>
                {title}
                <Icon name="chevron-right" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {emergencies.map((emergency) => (
        <Help key={emergency.id} emergency={inRegion(emergency, region, texts)} texts={texts} />
      ))}
      <AroundTheClock texts={texts} />
      {region && <GoodToKnow region={region} texts={texts} />}
    </div>
  );
}

/** Scrolls to the part that a link of another page names; the browser does so only when it loads the page, or goes within it. */
function useLinkedPart(isShown: boolean): void {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop;
  useEffect(() => {
    if (isShown && isFollowed && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [hash, isFollowed, isShown]);
}

/** Information that is specific to the province: before digging, and before signing a contract. */
function GoodToKnow({ region: { dig, consumer }, texts }: { region: Region; texts: Texts }) {
  return (
    <section id="good-to-know" className="emergency-case" aria-labelledby="good-to-know-title">
      <h2 id="good-to-know-title">{texts.regionTitle}</h2>
      <ul className="emergency-calls">
        {[dig, consumer].map(({ who, why, number, url, source }) => (
          <li key={who}>
            <p>
              <strong>{url ? <a href={url}>{who}</a> : who}</strong>
              {number && (
                <>
                  : <a href={telHref(number)}>{number}</a>
                </>
              )}
            </p>
            <p>{why}</p>
            <p className="muted region-source">
              {texts.source} <a href={source.url}>{source.title}</a>, {source.seen}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Businesses that are open around the clock; renders nothing when none is listed. */
function AroundTheClock({ texts }: { texts: Texts }) {
  const { data = [] } = useRead('aroundTheClock', {});
  const trades = useTrades();
  if (data.length === 0) return null;
  return (
    <section id="open-now" className="emergency-case" aria-labelledby="open-now-title">
      <h2 id="open-now-title">{texts.openTitle}</h2>
      <p className="muted">{texts.openText}</p>
      {data.map(({ industry, businesses }) => (
        <div key={industry}>
          <h3>{trades.plural(industry)}</h3>
          <ul className="emergency-open">
            {businesses.map(({ slug, title, city, phone, phoneE164 }) => (
              <li key={slug}>
                <p>
                  <Link to={`/business/${encodeURIComponent(slug)}`}>{title}</Link>
                  {city && <span className="muted">{city}</span>}
                </p>
                <a className="button button-primary" href={`tel:${phoneE164}`} aria-label={fillTemplate(texts.call, { business: title })}>
                  <Icon name="phone" />
                  {phoneText(phoneE164 ?? '', phone)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

interface HelpProps {
  emergency: Emergency;
  texts: Texts;
}

function Help({ emergency: { id, title, signs, steps, calls, never, industry }, texts }: HelpProps) {
  const trades = useTrades();
  return (
    <section id={id} className="emergency-case" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="muted">{signs}</p>
      <h3>{texts.stepsTitle}</h3>
      <ol className="emergency-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>{texts.callsTitle}</h3>
      <ul className="emergency-calls">
        {calls.map(({ who, why, number }) => (
          <li key={who}>
            <p>
              <strong>{who}</strong>
              {number && (
                <>
                  : <a href={telHref(number)}>{number}</a>
                </>
              )}
            </p>
            <p>{why}</p>
          </li>
        ))}
      </ul>
      <h3>{texts.neverTitle}</h3>
      <ul className="emergency-never">
        {never.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {industry && (
        <p>
          <Link className="button button-primary" to={searchAddress({ industry })}>
            {fillTemplate(texts.find, { trade: midSentence(trades.plural(industry)) })}
          </Link>
        </p>
      )}
    </section>
  );
}

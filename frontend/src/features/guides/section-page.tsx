import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '../../../../src/shared/forms/input-limits.js';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import { OTHER_SECTION } from '../../../../src/shared/guide/section-names.js';
import type { Topic } from '../../../../src/shared/guide/guide-topics.js';
import { useChangedTopics } from '../../lib/guide-topics.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { useSettings, useSiteTitle } from '../../lib/use-settings.js';
import { searchAddress } from '../../lib/words.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { Icon } from '../../ui/icon.js';
import { LinkedText } from '../../ui/linked-text.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Notice } from '../../ui/notice.js';
import { categoriesOf, type Category, topicsWith } from './topics.js';
import './hub.css';

const idOf = (section = 'hvac') => section.toLowerCase();

export function reads({ parameters }: PageLocation): ReadCall[] {
  return [
    { name: 'articles', args: { section: idOf(parameters.section) } },
    { name: 'texts', args: { page: 'guide-hub' } },
    { name: 'texts', args: { page: 'guide-words' } },
  ];
}

/** Further guides are collapsed, so that the page does not get too long. */
const SHOWN_AT_ONCE = 60;

/** All guides of one section. */
export default function SectionPage() {
  const { section = 'hvac' } = useParams();
  const id = idOf(section);
  const settings = useSettings();
  const { data, error, retry } = useRead('articles', { section: id });
  const off = usePartsOff();
  const changed = useChangedTopics();
  const hub = useTexts('guide-hub');
  const shared = useTexts('guide-words');
  if (!hub.texts || !shared.texts) return <TextsAwaited failed={hub.failed || shared.failed} retry={retryFailed(hub, shared)} />;
  // This section has only articles, so without them there is nothing to show.
  if (id === OTHER_SECTION && !data) return <TextsAwaited failed={error !== undefined} retry={retry} />;
  const words = { texts: hub.texts, shared: shared.texts };
  const { categories, other } = categoriesOf(data ?? [], settings, hub.texts, off, changed);
  const category = categories.find((each) => each.id === id) ?? (id === OTHER_SECTION ? otherCategory(other, hub.texts) : undefined);
  return category ? <Section category={category} {...words} /> : <Unknown section={section} {...words} />;
}

/** The section of articles without one; `undefined` (404) when there are none. */
function otherCategory(topics: Topic[], { otherTitle }: PageTexts<'guide-hub'>): Category | undefined {
  if (topics.length === 0) return undefined;
  return { id: OTHER_SECTION, title: otherTitle, name: otherTitle, description: '', trade: undefined, topics };
}

interface Words {
  texts: PageTexts<'guide-hub'>;
  /** Texts that all guides share. */
  shared: PageTexts<'guide-words'>;
}

function Section({ category, texts, shared }: Words & { category: Category }) {
  const { id, title, description, trade, topics } = category;
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const [text, setText] = useState('');
  const box = useId();
  const found = topicsWith(topics, text);
  const path = `/section/${encodeURIComponent(id)}`;
  const trail = [
    { name: shared.hub, to: '/home-jobs-guide' },
    { name: title, to: path },
  ];
  return (
    <div className="page page-narrow hub">
      <Head
        kind="section"
        words={{ section: title, about: description || texts.sectionHead }}
        keywords={fillTemplate(texts.sectionKeywords, { section: title })}
        path={path}
        noindex={topics.length === 0 && 'follow'}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={title}>
        {description}
      </PageTitle>
      <div className="field needs-script">
        <label htmlFor={box}>{texts.searchSection}</label>
        <input id={box} type="search" value={text} maxLength={MAX_NAME_LENGTH} onChange={({ target }) => setText(target.value)} />
      </div>
      <p role="status" className="section-count">
        {found.length === 1 ? texts.oneFound : fillTemplate(texts.found, { count: found.length })}
      </p>
      {found.length > 0 ? (
        <>
          <TopicCards topics={found.slice(0, SHOWN_AT_ONCE)} />
          {found.length > SHOWN_AT_ONCE && (
            <details className="section-rest">
              <summary className="button">{fillTemplate(texts.showMore, { count: found.length - SHOWN_AT_ONCE })}</summary>
              <TopicCards topics={found.slice(SHOWN_AT_ONCE)} />
            </details>
          )}
        </>
      ) : (
        <Notice drawing="no-results" title={texts.noneFound}>
          <p>{text.trim() ? texts.noneFoundText : texts.noneYet}</p>
        </Notice>
      )}
      <section className="guide-closing" aria-labelledby="call-somebody">
        <h2 id="call-somebody">{shared.closingTitle}</h2>
        <p>{shared.closingText}</p>
        <p className="button-row">
          <Link className="button button-accent" to={searchAddress(trade ? { industry: trade } : {})}>
            {texts.find}
          </Link>
          <Link className="button" to="/home-jobs-guide">
            {texts.allGuides}
          </Link>
        </p>
        <p>
          <LinkedText text={texts.yourTrade} />
        </p>
      </section>
    </div>
  );
}

function TopicCards({ topics }: { topics: Topic[] }) {
  return (
    <ul className="section-topics">
      {topics.map(({ to, title, time }) => (
        <li key={to}>
          <Link className="card" to={to}>
            <strong>{title}</strong>
            <span className="muted">{time}</span>
            <Icon name="chevron-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Unknown({ section, texts, shared }: Words & { section: string }) {
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head
        title={`${texts.unknownTitle} | ${siteTitle}`}
        description={texts.unknownText}
        path={`/section/${section}`}
        noindex
        status={404}
      />
      <Notice drawing="not-found" title={texts.unknownTitle} isPage>
        <p>{texts.unknownText}</p>
        <p>
          <Link className="button button-accent" to="/home-jobs-guide">
            {shared.back}
          </Link>
        </p>
      </Notice>
    </div>
  );
}

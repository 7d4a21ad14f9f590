import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { OTHER_SECTION } from '../../../../src/shared/guide/section-names.js';
import type { Topic } from '../../../../src/shared/guide/guide-topics.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useChangedTopics } from '../../lib/guide-topics.js';
import { LATEST_ARTICLES, LISTED_PER_SECTION } from '../../lib/latest-articles.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSettings } from '../../lib/use-settings.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { Icon } from '../../ui/icon.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { categoriesOf, type Category } from './topics.js';
import './hub.css';

export function reads(): ReadCall[] {
  return [
    { name: 'articles', args: LATEST_ARTICLES },
    { name: 'texts', args: { page: 'guide-hub' } },
  ];
}

/** The overview of all guides. */
export default function HubPage() {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const settings = useSettings();
  const off = usePartsOff();
  const changed = useChangedTopics();
  const { data, loading } = useRead('articles', LATEST_ARTICLES);
  const { texts, failed, retry } = useTexts('guide-hub');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const trail = [{ name: texts.title, to: '/home-jobs-guide' }];
  // When articles cannot be read, the built-in guides are still shown.
  const { categories, other } = categoriesOf(data ?? [], settings, texts, off, changed);
  return (
    <div className="page hub">
      <Head kind="guides" words={{}} keywords={texts.keywords} path="/home-jobs-guide" jsonLd={[breadcrumbData(trail, origin)]} />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      {!off.includes('emergency') && (
        <p className="hub-emergency">
          <Link className="button" to="/emergency-help">
            <Icon name="info" /> {texts.emergency}
          </Link>
        </p>
      )}
      {loading && (
        <p role="status" className="muted">
          {texts.loading}
        </p>
      )}
      <div className="hub-categories">
        {categories.map((category) => (
          <CategoryList key={category.id} category={category} texts={texts} />
        ))}
      </div>
      {other.length > 0 && (
        <section aria-labelledby="other">
          <h2 id="other">{texts.otherTitle}</h2>
          <Topics topics={other.slice(0, LISTED_PER_SECTION)} />
          {other.length > LISTED_PER_SECTION && (
            <Link className="hub-more" to={`/section/${OTHER_SECTION}`}>
              {texts.moreOther} <Icon name="chevron-right" />
            </Link>
          )}
        </section>
      )}
      {texts.waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{texts.waitingTitle}</h2>
          <dl className="hub-figures">
            {texts.waiting.map(({ value, text }) => (
              <div key={value}>
                <dt>{value}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <p className="muted">{texts.waitingNote}</p>
        </section>
      )}
      <div className="hub-columns">
        <section aria-labelledby="call">
          <h2 id="call">{texts.callTitle}</h2>
          <ul className="bullets">
            {texts.call.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="checklist">
          <h2 id="checklist">{texts.checklistTitle}</h2>
          <p className="muted">{texts.checklistText}</p>
          <ul className="bullets">
            {texts.checklist.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="button-row">
        <Link className="button button-accent" to="/search">
          {texts.find}
        </Link>
        <Link className="button" to="/list-business">
          {texts.list}
        </Link>
      </p>
    </div>
  );
}

function CategoryList({ category, texts }: { category: Category; texts: PageTexts<'guide-hub'> }) {
  const { id, name, description, topics } = category;
  return (
    <section className="card hub-category" aria-labelledby={`category-${id}`}>
      <h2 id={`category-${id}`}>{name}</h2>
      <p>{description}</p>
      {topics.length > 0 ? <Topics topics={topics.slice(0, LISTED_PER_SECTION)} /> : <p className="muted">{texts.noneYet}</p>}
      <Link className="hub-more" to={`/section/${id}`}>
        {fillTemplate(texts.more, { section: name })} <Icon name="chevron-right" />
      </Link>
    </section>
  );
}

function Topics({ topics }: { topics: Topic[] }) {
  return (
    <ul className="hub-topics">
      {topics.map(({ title, to, time }) => (
        <li key={to}>
          <Link to={to}>
            <span>{title}</span>
            <span className="muted">{time}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

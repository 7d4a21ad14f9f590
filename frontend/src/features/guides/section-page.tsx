import { useId, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import { useChangedTopics } from '../../lib/guide-topics.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { useSettings, useSiteTitle } from '../../lib/use-settings.js';
import { counted, searchAddress } from '../../lib/words.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Icon } from '../../ui/icon.js';
import { Notice } from '../../ui/notice.js';
import { categoriesOf, type Category, topicsWith } from './topics.js';
import './hub.css';

export function reads(): ReadCall[] {
  return [{ name: 'articles', args: {} }];
}

/** All guides of one section. */
export default function SectionPage() {
  const { section = 'hvac' } = useParams();
  const settings = useSettings();
  const { data } = useRead('articles', {});
  const { categories } = categoriesOf(data ?? [], settings, usePartsOff(), useChangedTopics());
  const category = categories.find(({ id }) => id === section.toLowerCase());
  return category ? <Section category={category} /> : <Unknown section={section} />;
}

function Section({ category: { id, title, description, trade, topics } }: { category: Category }) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const [text, setText] = useState('');
  const box = useId();
  const found = topicsWith(topics, text);
  const trail = [
    { name: 'Home Jobs Guide', to: '/home-jobs-guide' },
    { name: title, to: `/section/${id}` },
  ];
  return (
    <div className="page page-narrow hub">
      <Head
        kind="section"
        words={{ section: title, about: description || 'guides for homeowners.' }}
        keywords={`${title}, home repair, DIY guide, Canada`}
        path={`/section/${id}`}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <h1>{title}</h1>
        <p>{description}</p>
      </div>
      <div className="field needs-script">
        <label htmlFor={box}>Search these guides</label>
        <input id={box} type="search" value={text} maxLength={200} onChange={({ target }) => setText(target.value)} />
      </div>
      <p role="status" className="section-count">
        {counted(found.length, 'topic')} found
      </p>
      {found.length > 0 ? (
        <ul className="section-topics">
          {found.map((topic) => (
            <li key={topic.to}>
              <Link className="card" to={topic.to}>
                <strong>{topic.title}</strong>
                <span className="muted">{topic.time}</span>
                <Icon name="chevron-right" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <Notice drawing="no-results" title="No topics found">
          <p>{text.trim() ? 'Try adjusting your search term' : 'The first guide of this section is being written.'}</p>
        </Notice>
      )}
      <section className="guide-closing" aria-labelledby="call-somebody">
        <h2 id="call-somebody">Rather have it done?</h2>
        <p>Somebody near you does this every day. You call them yourself, and pay no fee for that.</p>
        <p className="button-row">
          <Link className="button button-accent" to={searchAddress(trade ? { industry: trade } : {})}>
            Find Professionals
          </Link>
          <Link className="button" to="/home-jobs-guide">
            All guides
          </Link>
        </p>
        <p>
          Is this your trade? <Link to="/list-business">List your Business</Link>
        </p>
      </section>
    </div>
  );
}

function Unknown({ section }: { section: string }) {
  const siteTitle = useSiteTitle();
  return (
    <div className="page page-narrow">
      <Head
        title={`Section Not Found | ${siteTitle}`}
        description="There is no such section of the guide."
        path={`/section/${section}`}
        noindex
        status={404}
      />
      <h1 className="visually-hidden">Section Not Found</h1>
      <Notice drawing="not-found" title="Section Not Found">
        <p>The guide has no section of this name.</p>
        <p>
          <Link className="button button-accent" to="/home-jobs-guide">
            Back to Home Jobs Guide
          </Link>
        </p>
      </Notice>
    </div>
  );
}

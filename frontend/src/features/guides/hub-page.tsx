import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Topic } from '../../../../src/shared/guide-topics.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useChangedTopics } from '../../lib/guide-topics.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { useSettings } from '../../lib/use-settings.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Icon } from '../../ui/icon.js';
import { categoriesOf, type Category } from './topics.js';
import './hub.css';

const TRAIL = [{ name: 'Home Jobs Guide', to: '/home-jobs-guide' }];
const SHOWN = 6;

const WAITING: { value: string; text: string }[] = [
  { value: '$500-2,000', text: 'is what a delayed plumbing repair can cost' },
  { value: '30%', text: 'of energy can be wasted by heating and cooling that is not looked after' },
  { value: '2x-5x', text: 'is what emergency work can cost compared with a planned visit' },
];

const CALL_A_PRO = [
  'You smell gas, a CO alarm sounds, or anything sparks, smokes or is hot: leave or switch off first, then call.',
  'The work needs a permit, or is reserved for licensed people: wiring in a rental, anything on gas, refrigerants.',
  'You cannot shut the water, the power or the gas off.',
  'The same fault has come back after you mended it.',
  'You would have to guess.',
];

const CHECKLIST = [
  'Know where the main water valve is, and that it turns.',
  'Know which breaker is which: write it on the panel’s door.',
  'Keep the emergency number of your gas utility on your phone.',
  'Test smoke and CO alarms every month.',
  'Keep a flashlight where you find it in the dark.',
];

export function reads(): ReadCall[] {
  return [{ name: 'articles', args: {} }];
}

/** What one can do oneself, and when to stop. */
export default function HubPage() {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const settings = useSettings();
  const off = usePartsOff();
  const { data, loading } = useRead('articles', {});
  // Articles that cannot be read take nothing else away.
  const { categories, other } = categoriesOf(data ?? [], settings, off, useChangedTopics());
  return (
    <div className="page hub">
      <Head
        kind="guides"
        words={{}}
        keywords="home repair guide, DIY plumbing, DIY electrical, furnace, air conditioner, Canada"
        path="/home-jobs-guide"
        jsonLd={[breadcrumbData(TRAIL, origin)]}
      />
      <Breadcrumb trail={TRAIL} />
      <div className="page-title">
        <h1>Home Jobs Guide</h1>
        <p>
          Find out what is wrong, put right what is safe to, and know when to stop. Each guide says what you need and how long it takes.
        </p>
      </div>
      {!off.includes('emergency') && (
        <p className="hub-emergency">
          <Link className="button" to="/emergency-help">
            <Icon name="info" /> Gas, sparks, water on the floor? Emergency help
          </Link>
        </p>
      )}
      {loading && (
        <p role="status" className="muted">
          Loading articles ...
        </p>
      )}
      <div className="hub-categories">
        {categories.map((category) => (
          <CategoryList key={category.id} category={category} />
        ))}
      </div>
      {other.length > 0 && (
        <section aria-labelledby="other">
          <h2 id="other">Other guides</h2>
          <Topics topics={other} />
        </section>
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting">What waiting costs</h2>
        <dl className="hub-figures">
          {WAITING.map(({ value, text }) => (
            <div key={value}>
              <dt>{value}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="muted">Rough figures to think by, not quotes: ask for a written price.</p>
      </section>
      <div className="hub-columns">
        <section aria-labelledby="call">
          <h2 id="call">When to call a professional</h2>
          <ul className="bullets">
            {CALL_A_PRO.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="checklist">
          <h2 id="checklist">Emergency checklist</h2>
          <p className="muted">Do this before anything happens.</p>
          <ul className="bullets">
            {CHECKLIST.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </section>
      </div>
      <p className="button-row">
        <Link className="button button-accent" to="/search">
          Find Professionals
        </Link>
        <Link className="button" to="/list-business">
          List your Business
        </Link>
      </p>
    </div>
  );
}

function CategoryList({ category: { id, name, description, topics } }: { category: Category }) {
  return (
    <section className="card hub-category" aria-labelledby={`category-${id}`}>
      <h2 id={`category-${id}`}>{name}</h2>
      <p>{description}</p>
      {topics.length > 0 ? (
        <Topics topics={topics.slice(0, SHOWN)} />
      ) : (
        <p className="muted">The first guide of this section is being written.</p>
      )}
      <Link className="hub-more" to={`/section/${id}`}>
        More {name} DIY Guides <Icon name="chevron-right" />
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

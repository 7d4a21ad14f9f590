import { useDispatch } from 'react-redux';
import { Head } from '../../lib/head.js';
import { blankCard } from '../../../../src/shared/listings/listing-card.js';
import type { ListingCard } from '../../lib/reads.js';
import { Badges } from '../../ui/badges.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { ContactActions } from '../../ui/contact-actions.js';
import { Header } from '../../ui/header.js';
import { Drawing, Icon } from '../../ui/icon.js';
import { ICONS } from '../../ui/icon-names.js';
import { Notice } from '../../ui/notice.js';
import { Pagination } from '../../ui/pagination.js';
import { Picture } from '../../ui/picture.js';
import { Rating } from '../../ui/stars.js';
import { toasts } from '../../ui/toasts.js';
import './styleguide.css';

const COLOURS = [
  'primary',
  'primary-strong',
  'primary-deep',
  'primary-soft',
  'primary-line',
  'accent',
  'accent-strong',
  'accent-deep',
  'accent-soft',
  'accent-line',
  'ground',
  'paper',
  'ink',
  'ink-soft',
  'hairline',
  'featured',
  'success',
  'warning',
  'danger',
  'star',
];
const STEPS = ['step-5', 'step-4', 'step-3', 'step-2', 'step-1', 'step-0'];
const DRAWINGS = ['home-services', 'no-results', 'error', 'not-found', 'directory-empty'] as const;

const WHOLE: ListingCard = {
  ...blankCard('example', 'example'),
  title: 'Example Plumbing',
  industry: 'Plumber',
  featured: 'yes',
  verified: 'yes',
  licensed: 'yes',
  rating: 4.6,
  reviews: 12,
  address: '1 Example Street, Guelph, ON, N1G 2W1',
  city: 'Guelph',
  region: 'ON',
  postCode: 'N1G 2W1',
  phone: '(519) 555-0100',
  phoneE164: '+15195550100',
  email: 'hello@example.com',
  website: 'https://example.com',
  googleMapsLink: 'https://www.google.com/maps',
};
const BARE: ListingCard = {
  ...WHOLE,
  featured: 'no',
  verified: 'no',
  licensed: 'no',
  rating: null,
  reviews: 0,
  phone: null,
  phoneE164: null,
  email: null,
  website: null,
  googleMapsLink: null,
};

/** All UI components in every state, side by side. In development only. */
export default function StyleguidePage() {
  const dispatch = useDispatch();
  const show = (bad: boolean) =>
    dispatch(toasts.actions.shown({ title: bad ? 'Something failed' : 'All is well', description: 'It stays for five seconds.', bad }));
  return (
    <div className="page styleguide">
      <Head title="Styleguide" description="" path="/__styleguide" noindex />
      <h1>Styleguide</h1>
      <h2>Colours</h2>
      <ul className="swatches">
        {COLOURS.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--${name})` }} />
            {name}
          </li>
        ))}
      </ul>
      <h2>Type</h2>
      {STEPS.map((step) => (
        <p key={step} style={{ fontSize: `var(--${step})` }}>
          <span style={{ fontFamily: 'var(--display)', fontWeight: 700 }}>Who can fix it?</span> Someone near you can. {step}
        </p>
      ))}
      <h2>Buttons</h2>
      <p className="button-row">
        <button type="button" className="button button-accent" onClick={() => show(false)}>
          Show a toast
        </button>
        <button type="button" className="button button-primary" onClick={() => show(true)}>
          Show a bad toast
        </button>
        <button type="button" className="button">
          Button
        </button>
        <button type="button" className="button" disabled>
          Disabled
        </button>
        <button type="button" className="icon-button" aria-label="With a tooltip" data-tip="With a tooltip">
          <Icon name="info" />
        </button>
        <button type="button" className="chip">
          Chip <Icon name="x" />
        </button>
      </p>
      <h2>Fields</h2>
      <div className="styleguide-fields">
        <div className="field">
          <label htmlFor="example-text">Label</label>
          <input id="example-text" type="text" placeholder="Placeholder" />
          <p className="field-help">Help comes before the error.</p>
        </div>
        <div className="field">
          <label htmlFor="example-wrong">Wrong</label>
          <input id="example-wrong" type="text" aria-invalid defaultValue="12" />
          <p className="field-error">Type at least three digits.</p>
        </div>
        <div className="field">
          <label htmlFor="example-choice">Choice</label>
          <select id="example-choice">
            <option>One of them</option>
          </select>
        </div>
      </div>
      <h2>Pieces</h2>
      <Breadcrumb
        trail={[
          { name: 'Search', to: '/search' },
          { name: 'Plumbers', to: '/search?industry=Plumber' },
        ]}
      />
      <Badges listing={WHOLE} />
      <Rating rating={4.5} reviews={1} />
      <Rating rating={null} reviews={0} />
      <ContactActions listing={WHOLE} />
      <ContactActions listing={BARE} withNumber />
      <Pagination current={6} last={12} to={(page) => `/__styleguide?page=${page}`} />
      <p className="note">
        <Icon name="info" /> A note
      </p>
      <div className="styleguide-cards">
        <div className="card skeleton">
          <Picture image={null} industry="Plumber" title="Quiet Pipes" />
          <div className="card-main">
            <span className="skeleton-title" />
            <span style={{ width: '40%' }} />
          </div>
        </div>
        <Picture image="/nothing-here.webp" industry="Landscaper" />
      </div>
      <Notice drawing="error" title="A notice">
        <p>It takes the place of content.</p>
      </Notice>
      <h2>Header with every page</h2>
      <Header siteTitle="Homewright" />
      <h2>Drawings</h2>
      <div className="styleguide-cards">
        {DRAWINGS.map((name) => (
          <Drawing key={name} name={name} />
        ))}
      </div>
      <h2>Icons</h2>
      <ul className="swatches">
        {ICONS.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

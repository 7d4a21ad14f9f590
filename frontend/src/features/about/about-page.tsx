import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { searchAddress } from '../../lib/words.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Icon } from '../../ui/icon.js';
import { ABOUT } from './about.js';
import { ContactSection } from './contact-form.js';
import './about.css';

const TRAIL = [{ name: 'About', to: '/about' }];

export const parameters = ['sent'];

/** Who we are, what we do, and what we do not. */
export default function AboutPage() {
  const settings = useSettings();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { hero, mission, offers, services } = ABOUT;
  const stats = settings
    ? [
        [settings.stat1Value, settings.stat1Label],
        [settings.stat2Value, settings.stat2Label],
        [settings.stat3Value, settings.stat3Label],
        [settings.stat4Value, settings.stat4Label],
      ].filter(([value]) => value !== '')
    : [];
  return (
    <div className="page about-page">
      <Head
        title={`About | ${settings?.siteTitle ?? 'Homewright'}`}
        description={hero.subtitle}
        keywords="about, home services directory, Ontario"
        path="/about"
        jsonLd={[breadcrumbData(TRAIL, origin)]}
      />
      <Breadcrumb trail={TRAIL} />
      <div className="page-title">
        <h1>{hero.title}</h1>
        <p>{hero.subtitle}</p>
      </div>
      <dl className="stats">
        {stats.map(([value, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="mission">
        <h2 id="mission">{mission.title}</h2>
        {mission.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section aria-labelledby="offers">
        <h2 id="offers">What we offer</h2>
        <ul className="about-grid">
          {offers.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="services">
        <h2 id="services">Our services</h2>
        <ul className="about-grid">
          {services.map(({ title, text, industry }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link className="with-icon" to={searchAddress({ industry: industry ?? '' })}>
                <Icon name="search" />
                {industry ? 'See who does it' : 'Search everybody'}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ContactSection />
      <p>
        <Link className="button" to="/">
          Back to home
        </Link>
      </p>
    </div>
  );
}

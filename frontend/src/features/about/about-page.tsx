import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { useFigures } from '../../lib/figures.js';
import { Head } from '../../lib/head.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSettings } from '../../lib/use-settings.js';
import { searchAddress } from '../../lib/words.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { FORM_WORDS } from '../../ui/form/form-words.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Icon } from '../../ui/icon.js';
import { ContactSection } from './contact-form.js';
import './about.css';

export const parameters = ['sent'];

export function reads({ settings }: PageLocation): ReadCall[] {
  return [
    { name: 'texts', args: { page: 'about' } },
    { name: 'texts', args: { page: 'contact' } },
    FORM_WORDS,
    ...(settings?.statsMode === 'counted' ? [{ name: 'figures', args: {} } as const] : []),
  ];
}

/** The page about the operator and the service. */
export default function AboutPage() {
  const settings = useSettings();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { texts, failed, retry } = useTexts('about');
  const { pairs: stats } = useFigures(settings);
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const trail = [{ name: texts.crumb, to: '/about' }];
  return (
    <div className="page about-page">
      <Head
        kind="other"
        words={{ title: texts.crumb, about: texts.subtitle }}
        keywords={texts.keywords}
        path="/about"
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      {stats.length > 0 && (
        <dl className="stats">
          {stats.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <section aria-labelledby="mission">
        <h2 id="mission">{texts.missionTitle}</h2>
        {texts.mission.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </section>
      <section aria-labelledby="offers">
        <h2 id="offers">{texts.offersTitle}</h2>
        <ul className="about-grid">
          {texts.offers.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="services">
        <h2 id="services">{texts.servicesTitle}</h2>
        <ul className="about-grid">
          {texts.services.map(({ title, text, industry }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <Link className="with-icon" to={searchAddress({ industry })}>
                <Icon name="search" />
                {industry ? texts.serviceLink : texts.searchLink}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ContactSection />
      <p>
        <Link className="button" to="/">
          {texts.home}
        </Link>
      </p>
    </div>
  );
}

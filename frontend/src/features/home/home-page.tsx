import type { ComponentType, CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { type HomeSectionId, shownSections } from '../../../../src/shared/home-sections.js';
import { useFigures } from '../../lib/figures.js';
import { Head } from '../../lib/head.js';
import type { ReadCall, Reads, Settings } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { inSentence, listed } from '../../lib/sentences.js';
import { searchFor } from '../../lib/trades.js';
import type { Place } from '../../lib/lazy-page.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { counted } from '../../lib/words.js';
import { CHOSEN_COLOURS, chosenIcon } from '../../ui/chosen-icons.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icon-names.js';
import { TradePicture } from '../../ui/picture.js';
import { Latest, Towns } from './directory-sections.js';
import { GuideCarousel } from './guide-carousel.js';
import { Hero } from './hero.js';
import { ServiceCarousel } from './service-carousel.js';
import './home.css';

const VALUES: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'phone',
    title: 'You call them yourself',
    text: 'We take no fee for putting you in touch, and nobody sells your request on.',
  },
  {
    icon: 'badge-check',
    title: 'You see what is known',
    text: 'Ratings, badges and opening hours stand where they are known, and nothing is made up where they are not.',
  },
  {
    icon: 'map-pin',
    title: 'You find who is near',
    text: 'Search by city, postal code or where you are, and sort by what matters to you.',
  },
];

const ALL_PHONES = 'Every listing has its phone number in plain sight.';
const SOME_PHONES = 'Phone numbers stand in plain sight wherever a business has given one.';

const STEPS: { icon: IconName; title: string; text: string }[] = [
  { icon: 'search', title: 'Say what you need', text: 'Type the problem or the trade, and your city or postal code.' },
  { icon: 'sliders-horizontal', title: 'Compare', text: 'Look at ratings, badges, opening hours and how far away they are.' },
  { icon: 'phone', title: 'Call or write', text: 'Call, chat, e-mail or visit the website. You talk to the business itself.' },
  { icon: 'shield-check', title: 'Check, then agree', text: 'Ask for the licence and a written price before work begins.' },
];

const NO_TRADES: Reads['homeTrades']['data'] = { tiles: [], carousel: [], rotation: [], examples: [] };

/** What each section reads; the trades are read for the search box too. */
const SECTION_READS: Partial<Record<HomeSectionId, ReadCall>> = {
  towns: { name: 'homeListings', args: {} },
  latest: { name: 'homeListings', args: {} },
  guides: { name: 'articles', args: {} },
  questions: { name: 'faqTeaser', args: {} },
};

/** Nothing is read for a section that is hidden. */
export function reads({ settings }: Place): ReadCall[] {
  const shown = shownSections(settings?.homeSections ?? []);
  const calls = new Set(shown.flatMap((id) => SECTION_READS[id] ?? []).map(({ name }) => name));
  if (shown.includes('figures') && settings?.statsMode === 'counted') calls.add('figures');
  return [{ name: 'homeTrades', args: {} }, ...[...calls].map((name) => ({ name, args: {} }) as ReadCall)];
}

/** The home page. */
export default function HomePage() {
  const settings = useSettings();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { data: trades = NO_TRADES } = useRead('homeTrades', {});
  if (!settings) return null;
  const { siteTitle } = settings;
  const names = trades.carousel.map(({ plural }) => inSentence(plural));
  return (
    <div className="home">
      <Head
        kind="home"
        words={{ trades: listed(names.slice(0, 3)) || 'help', moreTrades: listed(names.slice(0, 4)) || 'professionals' }}
        keywords={['home services', ...trades.carousel.slice(0, 4).map(({ name }) => name), 'Canada'].join(', ')}
        path="/"
        jsonLd={[
          { '@type': 'Organization', '@id': `${origin}/#organization`, name: siteTitle, url: `${origin}/` },
          {
            '@type': 'WebSite',
            '@id': `${origin}/#website`,
            name: siteTitle,
            url: `${origin}/`,
            inLanguage: 'en-CA',
            publisher: { '@id': `${origin}/#organization` },
          },
        ]}
      />
      <Hero settings={settings} trades={trades} />
      {shownSections(settings.homeSections).map((id) => {
        const Section = SECTIONS[id];
        return <Section key={id} settings={settings} trades={trades} />;
      })}
    </div>
  );
}

interface SectionProps {
  settings: Settings;
  trades: Reads['homeTrades']['data'];
}

const SECTIONS: Record<HomeSectionId, ComponentType<SectionProps>> = {
  trades: Tiles,
  figures: Stats,
  reasons: Reasons,
  services: ({ settings, trades }) => (
    <ServiceCarousel trades={trades.carousel} title={settings.featuredTitle} subtitle={settings.featuredSubtitle} />
  ),
  towns: Towns,
  latest: Latest,
  steps: HowItWorks,
  guides: GuideCarousel,
  questions: Faqs,
  advice: Advice,
};

function Reasons() {
  const { data: directory } = useRead('directory', {});
  return (
    <section className="band">
      <div className="page">
        <h2 className="visually-hidden">Why look here</h2>
        <ul className="values">
          {VALUES.map(({ icon, title, text }, index) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{index === 0 ? `${directory?.allWithPhone === false ? SOME_PHONES : ALL_PHONES} ${text}` : text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The trades as large touch targets. */
function Tiles({ trades: { tiles } }: SectionProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="page home-tiles" aria-label="Trades">
      <ul>
        {tiles.map(({ name, plural, slug, hint, drawing, image, count }) => (
          <li key={slug}>
            <Link className="tile" to={searchFor(name)}>
              <TradePicture image={image} drawing={drawing} />
              <span>
                <strong>{plural}</strong>
                <span>{hint}</span>
                {count > 0 && <span className="tile-count">{counted(count, 'business', 'businesses')}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stats({ settings }: SectionProps) {
  const { title, subtitle, pairs } = useFigures(settings);
  if (pairs.length === 0) return null;
  return (
    <section className="band band-tint" aria-labelledby="stats-title">
      <div className="page">
        <div className="section-head">
          <h2 id="stats-title">{title}</h2>
          <p>{subtitle}</p>
        </div>
        <dl className="stats">
          {pairs.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function HowItWorks({ settings }: SectionProps) {
  const { howItWorksTitle, howItWorksSubtitle, customSteps } = settings;
  return (
    <section className="band band-tint" aria-labelledby="how-title">
      <div className="page">
        <div className="section-head">
          <h2 id="how-title">{howItWorksTitle}</h2>
          <p>{howItWorksSubtitle}</p>
        </div>
        <ol className="steps">
          {customSteps.length > 0
            ? customSteps.map(({ id, title, description, icon, color }) => (
                <Step key={id} icon={chosenIcon(icon)} colour={CHOSEN_COLOURS[color] ?? color} title={title} text={description} />
              ))
            : STEPS.map(({ icon, title, text }) => <Step key={title} icon={icon} title={title} text={text} />)}
        </ol>
      </div>
    </section>
  );
}

function Step({ icon, colour, title, text }: { icon: IconName; colour?: string; title: string; text: string }) {
  return (
    <li style={colour ? ({ '--step-colour': colour } as CSSProperties) : undefined}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

function Faqs() {
  const { data: teaser = [] } = useRead('faqTeaser', {});
  return (
    <section className="page home-faq" aria-labelledby="faq-title">
      <div className="section-head">
        <h2 id="faq-title">Questions that homeowners ask</h2>
      </div>
      <ul>
        {teaser.map(({ id, question }) => (
          <li key={id}>
            <Link to={`/faq#${id}`}>
              {question}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
      <Link className="button" to="/faq">
        View All FAQs
      </Link>
    </section>
  );
}

function Advice() {
  const off = usePartsOff();
  return (
    <section className="page home-advice" aria-labelledby="advice-title">
      <h2 id="advice-title">Before you hire</h2>
      <p>
        Get two or three prices in writing, and ask what is included. Ask for the licence where the trade needs one, as for electrical and
        gas work, and look it up in the public register. Pay a deposit at most, and the rest when the work is done and inspected.
      </p>
      {!off.includes('emergency') && (
        <p>
          Water on the floor, sparks, a smell of gas? <Link to="/emergency-help">See what to do first</Link>.
        </p>
      )}
    </section>
  );
}

import type { CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Head } from '../../lib/head.js';
import type { HomeTrade, ReadCall, Reads, Settings } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { inSentence, listed } from '../../lib/sentences.js';
import { searchFor } from '../../lib/trades.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { counted } from '../../lib/words.js';
import { CHOSEN_COLOURS, chosenIcon } from '../../ui/chosen-icons.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icon-names.js';
import { TradePicture } from '../../ui/picture.js';
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

export function reads(): ReadCall[] {
  return [
    { name: 'articles', args: {} },
    { name: 'faqTeaser', args: {} },
    { name: 'homeTrades', args: {} },
  ];
}

/** The home page. */
export default function HomePage() {
  const settings = useSettings();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { data: trades = NO_TRADES } = useRead('homeTrades', {});
  const { data: directory } = useRead('directory', {});
  if (!settings) return null;
  const { siteTitle } = settings;
  const names = trades.carousel.map(({ plural }) => inSentence(plural));
  const some = listed(names.slice(0, 3)) || 'help';
  return (
    <div className="home">
      <Head
        title={`${siteTitle}: ${some} near you`}
        description={`Find local ${listed(names.slice(0, 4)) || 'professionals'} for your home. Compare them and call them directly, without a middleman.`}
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
      <Tiles trades={trades.tiles} />
      <Stats settings={settings} />
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
      <ServiceCarousel trades={trades.carousel} title={settings.featuredTitle} subtitle={settings.featuredSubtitle} />
      <HowItWorks settings={settings} />
      <GuideCarousel />
      <Faqs />
      <Advice />
    </div>
  );
}

/** The trades as large touch targets. */
function Tiles({ trades }: { trades: HomeTrade[] }) {
  if (trades.length === 0) return null;
  return (
    <section className="page home-tiles" aria-label="Trades">
      <ul>
        {trades.map(({ name, plural, slug, hint, drawing, image, count }) => (
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

function Stats({ settings }: { settings: Settings }) {
  const { statsTitle, statsSubtitle, stat1Value, stat1Label, stat2Value, stat2Label, stat3Value, stat3Label, stat4Value, stat4Label } =
    settings;
  const pairs = [
    [stat1Value, stat1Label],
    [stat2Value, stat2Label],
    [stat3Value, stat3Label],
    [stat4Value, stat4Label],
  ].filter(([value]) => value !== '');
  if (pairs.length === 0) return null;
  return (
    <section className="band band-tint" aria-labelledby="stats-title">
      <div className="page">
        <div className="section-head">
          <h2 id="stats-title">{statsTitle}</h2>
          <p>{statsSubtitle}</p>
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

function HowItWorks({ settings }: { settings: Settings }) {
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

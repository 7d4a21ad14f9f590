import type { ComponentType, CSSProperties } from 'react';
import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { type HomeSectionId, shownSections } from '../../../../src/shared/settings/home-sections.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { useFigures } from '../../lib/figures.js';
import { Head } from '../../lib/head.js';
import type { ReadCall, Reads, Settings } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { midSentence, joinedList } from '../../lib/sentences.js';
import { searchFor } from '../../lib/trades.js';
import { LATEST_ARTICLES } from '../../lib/latest-articles.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import { usePartsOff } from '../../lib/parts.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { countedIn } from '../../lib/words.js';
import { CHOSEN_COLOURS, chosenIcon } from '../../ui/chosen-icons.js';
import { Icon } from '../../ui/icon.js';
import type { IconName } from '../../ui/icon-names.js';
import { LinkedText } from '../../ui/linked-text.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { TradePicture } from '../../ui/picture.js';
import { Latest, Towns } from './directory-sections.js';
import { GuideCarousel } from './guide-carousel.js';
import { Hero } from './hero.js';
import { ServiceCarousel } from './service-carousel.js';
import './home.css';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** Icons of the reasons and the steps, in order; further ones reuse the icons cyclically. */
const REASON_ICONS = ['phone', 'badge-check', 'map-pin'] as const satisfies IconName[];
const STEP_ICONS = ['search', 'sliders-horizontal', 'phone', 'shield-check'] as const satisfies IconName[];
const iconAt = (icons: readonly IconName[], index: number): IconName => icons[index % icons.length]!;

const NO_TRADES: Reads['homeTrades']['data'] = { tiles: [], carousel: [], rotation: [], examples: [] };

/** The read of each section. The trades are not among them: they are always read, because the search box needs them. */
const SECTION_READS: Partial<Record<HomeSectionId, ReadCall>> = {
  towns: { name: 'homeListings', args: {} },
  latest: { name: 'homeListings', args: {} },
  guides: { name: 'articles', args: LATEST_ARTICLES },
  questions: { name: 'faqTeaser', args: {} },
};

/** The reads of the page; hidden sections need none. */
export function reads({ settings }: PageLocation): ReadCall[] {
  const shown = shownSections(settings?.homeSections ?? []);
  // Sections with the same read share it.
  const calls = new Map(shown.flatMap((id) => SECTION_READS[id] ?? []).map((call) => [call.name, call]));
  if (shown.includes('figures') && settings?.statsMode === 'counted') calls.set('figures', { name: 'figures', args: {} });
  return [{ name: 'texts', args: { page: 'home' } }, { name: 'homeTrades', args: {} }, ...calls.values()];
}

/** The home page. */
export default function HomePage() {
  const settings = useSettings();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { data: trades = NO_TRADES, loading } = useRead('homeTrades', {});
  const { texts, failed, retry } = useTexts('home');
  if (!settings) return null;
  // Wait for the trades as well, which would otherwise shift the content below them (layout shift).
  if (!texts || loading) return <TextsAwaited failed={failed} retry={retry} />;
  const { siteTitle } = settings;
  const names = trades.carousel.map(({ plural }) => midSentence(plural));
  return (
    <div className="home">
      <Head
        kind="home"
        words={{ trades: joinedList(names.slice(0, 3)) || 'help', moreTrades: joinedList(names.slice(0, 4)) || 'professionals' }}
        keywords={fillTemplate(texts.keywords, {
          trades: trades.carousel
            .slice(0, 4)
            .map(({ name }) => name)
            .join(', '),
        })}
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
      <Hero settings={settings} trades={trades} texts={texts} />
      {shownSections(settings.homeSections).map((id) => {
        const Section = SECTIONS[id];
        return <Section key={id} settings={settings} trades={trades} texts={texts} />;
      })}
    </div>
  );
}

interface SectionProps {
  settings: Settings;
  trades: Reads['homeTrades']['data'];
  texts: PageTexts<'home'>;
}

const SECTIONS: Record<HomeSectionId, ComponentType<SectionProps>> = {
  trades: Tiles,
  figures: Stats,
  reasons: Reasons,
  services: ({ settings, trades, texts }) => (
    <ServiceCarousel
      trades={trades.carousel}
      title={settings.featuredTitle}
      subtitle={settings.featuredSubtitle}
      button={texts.serviceButton}
    />
  ),
  towns: Towns,
  latest: Latest,
  steps: HowItWorks,
  guides: GuideCarousel,
  questions: Faqs,
  advice: Advice,
};

function Reasons({ texts }: SectionProps) {
  const { data: directory } = useRead('directory', {});
  const phones = directory?.allWithPhone === false ? texts.somePhones : texts.allPhones;
  return (
    <section className="band">
      <div className="page">
        <h2 className="visually-hidden">{texts.reasonsTitle}</h2>
        <ul className="values">
          {texts.reasons.map(({ title, text }, index) => (
            <li key={title}>
              <Icon name={iconAt(REASON_ICONS, index)} />
              <h3>{title}</h3>
              <p>{index === 0 ? `${phones} ${text}`.trim() : text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The trades as large touch targets. */
function Tiles({ trades: { tiles }, texts }: SectionProps) {
  if (tiles.length === 0) return null;
  return (
    <section className="page home-tiles" aria-label={texts.trades}>
      <ul>
        {tiles.map(({ name, plural, slug, hint, drawing, image, count }) => (
          <li key={slug}>
            <Link className="tile" to={searchFor(name)}>
              <TradePicture image={image} drawing={drawing} />
              <span>
                <strong>{plural}</strong>
                <span>{hint}</span>
                {count > 0 && <span className="tile-count">{countedIn(count, texts.oneBusiness, texts.manyBusinesses)}</span>}
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

function HowItWorks({ settings, texts }: SectionProps) {
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
            : texts.steps.map(({ title, text }, index) => <Step key={title} icon={iconAt(STEP_ICONS, index)} title={title} text={text} />)}
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

function Faqs({ texts }: SectionProps) {
  const { data: teaser = [] } = useRead('faqTeaser', {});
  return (
    <section className="page home-faq" aria-labelledby="faq-title">
      <div className="section-head">
        <h2 id="faq-title">{texts.questionsTitle}</h2>
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
        {texts.allQuestions}
      </Link>
    </section>
  );
}

function Advice({ texts }: SectionProps) {
  const off = usePartsOff();
  return (
    <section className="page home-advice" aria-labelledby="advice-title">
      <h2 id="advice-title">{texts.adviceTitle}</h2>
      <p>
        <LinkedText text={texts.advice} />
      </p>
      {!off.includes('emergency') && (
        <p>
          <LinkedText text={texts.urgent} />
        </p>
      )}
    </section>
  );
}

import type { ComponentType, CSSProperties } from 'react';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { HomeSectionId } from '../../../../src/shared/settings/home-sections.js';
import { useFigures } from '../../lib/figures.js';
import { usePartsOff } from '../../lib/parts.js';
import type { Reads, Settings } from '../../lib/reads.js';
import { searchFor } from '../../lib/trades.js';
import { useRead } from '../../lib/use-read.js';
import { countedIn } from '../../lib/words.js';
import { CHOSEN_COLOURS, chosenIcon } from '../../ui/chosen-icons.js';
import type { IconName } from '../../ui/icon-names.js';
import { Icon } from '../../ui/icon.js';
import { Link } from '../../ui/link.js';
import { LinkedText } from '../../ui/linked-text.js';
import { TradePicture } from '../../ui/picture.js';
import { Latest, Towns } from './directory-sections.js';
import { GuideCarousel } from './guide-carousel.js';
import { ServiceCarousel } from './service-carousel.js';

/** Icons of the reasons and the steps, in order; further ones reuse the icons cyclically. */
const REASON_ICONS = ['phone', 'badge-check', 'map-pin'] as const satisfies IconName[];
const STEP_ICONS = ['search', 'sliders-horizontal', 'phone', 'shield-check'] as const satisfies IconName[];
const iconAt = (icons: readonly IconName[], index: number): IconName => icons[index % icons.length]!;

interface SectionProps {
  settings: Settings;
  trades: Reads['homeTrades']['data'];
  texts: PageTexts<'home'>;
}

/** The component of each section of the home page. */
export const SECTIONS: Record<HomeSectionId, ComponentType<SectionProps>> = {
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

import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { Checklist } from '../../ui/guide/checklist.js';
import { EmergencyLinks } from '../../ui/guide/emergency-links.js';
import { Icon } from '../../ui/icon.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import type { Guide } from '../../../../src/modules/content/domain/guides/guide.js';
import { Box } from './guide-box.js';
import { Cards } from './guide-cards.js';
import { GuideEnd } from './guide-end.js';
import { Steps } from './guide-steps.js';
import { SECTION_NAMES } from '../../../../src/shared/guide/section-names.js';
import '../../ui/guide/guide.css';

interface GuidePageProps {
  /** Its address without "-guide". */
  slug: string;
  /** Address of its drawing. */
  drawing: string;
}

/** The page of a repair guide. */
export function GuidePage({ slug, drawing }: GuidePageProps) {
  const { data, error, retry } = useRead('guide', { slug });
  const words = useTexts('guide-words');
  if (data && words.texts) return <GuideText guide={data} drawing={drawing} texts={words.texts} />;
  const guide = { failed: error !== undefined, retry };
  return <TextsAwaited failed={words.failed || guide.failed} retry={retryFailed(words, guide)} />;
}

interface GuideTextProps {
  guide: Guide;
  drawing: string;
  texts: PageTexts<'guide-words'>;
}

function GuideText({ guide, drawing, texts }: GuideTextProps) {
  const isOntario = (useRead('directory', {}).data?.region ?? 'ON') === 'ON';
  const { path, title, subtitle, section, chips, difficulty, permit } = guide;
  const trail = [
    { name: texts.hub, to: '/home-jobs-guide' },
    { name: SECTION_NAMES[section].title, to: `/section/${section}` },
    { name: title, to: path },
  ];
  return (
    <article className="page guide">
      <GuideHead guide={guide} trail={trail} />
      <Breadcrumb trail={trail} />
      <Link className="guide-back" to="/home-jobs-guide">
        <Icon name="chevron-left" /> {texts.back}
      </Link>
      <header className="guide-hero">
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
          {chips.length > 0 && (
            <ul className="guide-chips" aria-label={texts.inShort}>
              {chips.map((chip) => (
                <li key={chip}>{chip}</li>
              ))}
            </ul>
          )}
        </div>
        <svg className="drawing" viewBox="0 0 320 200" aria-hidden="true">
          <use href={drawing} />
        </svg>
      </header>

      <EmergencyLinks cases={guide.emergencies} texts={texts} />
      <Box box={guide.safety} />

      <dl className="guide-facts">
        <div>
          <dt>{texts.difficulty}</dt>
          <dd>{difficulty}</dd>
        </div>
        <div>
          <dt>{permit.title}</dt>
          <dd>{permit.text}</dd>
        </div>
      </dl>

      {guide.before.map((box) => (
        <Box key={box.title} box={box} />
      ))}

      <div className="guide-lists">
        <Checklist guide={path} title={texts.tools} items={guide.tools} />
        <Checklist guide={path} title={guide.partsTitle} items={guide.parts} />
      </div>
      <p className="guide-print needs-script">
        <button type="button" className="button" onClick={() => window.print()}>
          {texts.print}
        </button>
      </p>

      {guide.cards.map((cards) => (
        <Cards key={cards.title} cards={cards} />
      ))}
      {guide.steps.length > 0 && <Steps title={guide.stepsTitle} steps={guide.steps} section={section} button={texts.findNear} />}
      {guide.after.map((box) => (
        <Box key={box.title} box={box} />
      ))}

      <GuideEnd guide={guide} texts={texts} isOntario={isOntario} />
    </article>
  );
}

/** Metadata of the guide for search engines and link previews. */
function GuideHead({ guide, trail }: { guide: Guide; trail: Parameters<typeof breadcrumbData>[0] }) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const siteTitle = useSiteTitle();
  const { path, title, description, keywords, edited } = guide;
  return (
    <Head
      kind="guide"
      words={{ guide: title, about: description }}
      keywords={keywords.join(', ')}
      path={path}
      jsonLd={[
        breadcrumbData(trail, origin),
        {
          '@type': 'Article',
          headline: title,
          description,
          dateModified: edited,
          inLanguage: 'en-CA',
          mainEntityOfPage: origin + path,
          publisher: { '@type': 'Organization', name: siteTitle, url: `${origin}/` },
        },
      ]}
    />
  );
}

import { useSelector } from 'react-redux';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import { type HomeSectionId, shownSections } from '../../../../src/shared/settings/home-sections.js';
import { Head } from '../../lib/head.js';
import type { ReadCall, Reads } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { midSentence, joinedList } from '../../lib/sentences.js';
import { LATEST_ARTICLES } from '../../lib/latest-articles.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Hero } from './hero.js';
import { SECTIONS } from './sections.js';
import './home.css';

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

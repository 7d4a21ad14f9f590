import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { drawingOf as guideDrawing } from 'virtual:guide-drawings';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { useChangedTopics } from '../../lib/guide-topics.js';
import { LATEST_ARTICLES } from '../../lib/latest-articles.js';
import { usePartsOff } from '../../lib/parts.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useTrades } from '../../lib/trades.js';
import { NEUTRAL_DRAWING, TradeDrawing } from '../../ui/picture.js';
import { Carousel } from './carousel.js';
import { guidesFrom } from './guides.js';

/** A carousel of articles and built-in guides. When articles cannot be read, the guides are still shown. */
export function GuideCarousel({ texts }: { texts: PageTexts<'home'> }) {
  const { data } = useRead('articles', LATEST_ARTICLES);
  const trades = useTrades();
  const now = useSelector(({ site }: { site: Site }) => site.now);
  const guides = guidesFrom(data ?? [], now, usePartsOff(), useChangedTopics());
  if (guides.length === 0) return null;
  const all = (
    <Link className="button" to="/home-jobs-guide">
      {texts.allGuides}
    </Link>
  );
  return (
    <Carousel title={texts.guidesTitle} subtitle={texts.guidesText} more={all}>
      {guides.map(({ to, title, time, trade, slug }) => (
        <li key={to} className="card">
          {slug ? (
            <svg className="drawing" viewBox="0 0 320 200" aria-hidden="true">
              <use href={guideDrawing(slug)} />
            </svg>
          ) : (
            <TradeDrawing name={trades.named(trade)?.drawing ?? NEUTRAL_DRAWING} />
          )}
          <div>
            <h3>{title}</h3>
            <p>{time}</p>
            <Link className="button" to={to} aria-label={`${texts.guideButton}: ${title}`}>
              {texts.guideButton}
            </Link>
          </div>
        </li>
      ))}
    </Carousel>
  );
}

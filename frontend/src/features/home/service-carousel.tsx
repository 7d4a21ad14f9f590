import { Link } from '../../ui/link.js';
import type { HomeTrade } from '../../lib/reads.js';
import { searchFor } from '../../lib/trades.js';
import { TradePicture } from '../../ui/picture.js';
import { Carousel } from './carousel.js';

interface ServiceCarouselProps {
  trades: HomeTrade[];
  title: string;
  subtitle: string;
  /** Label of the button of each trade. */
  button: string;
}

/** A carousel of the trades that have listings. */
export function ServiceCarousel({ trades, title, subtitle, button }: ServiceCarouselProps) {
  if (trades.length === 0) return null;
  return (
    <Carousel title={title} subtitle={subtitle}>
      {trades.map(({ name, plural, slug, summary, drawing, image }) => (
        <li key={slug} className="card">
          <TradePicture image={image} drawing={drawing} />
          <div>
            <h3>{plural}</h3>
            <p>{summary}</p>
            <Link className="button" to={searchFor(name)} aria-label={`${button}: ${plural}`}>
              {button}
            </Link>
          </div>
        </li>
      ))}
    </Carousel>
  );
}

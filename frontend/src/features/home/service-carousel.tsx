import { Link } from 'react-router-dom';
import { professionals, searchAddress, TRADES } from '../../lib/words.js';
import { Drawing } from '../../ui/icon.js';
import { drawingOf } from '../../ui/picture.js';
import { Carousel } from './carousel.js';

const TEXTS: Record<string, string> = {
  Plumber: 'From a dripping tap to a flooded basement.',
  Electrician: 'From a dead outlet to a new panel.',
  'HVAC Technician': 'Warm in January, cool in July.',
  Landscaper: 'Lawns, beds, trees, and snow in winter.',
};

/** The trades once more, each with somebody to find. */
export function ServiceCarousel({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <Carousel title={title} subtitle={subtitle}>
      {TRADES.map((trade) => (
        <li key={trade} className="card">
          <Drawing name={drawingOf(trade)} />
          <div>
            <h3>{professionals(trade)}</h3>
            <p>{TEXTS[trade]}</p>
            <Link className="button" to={searchAddress({ industry: trade })} aria-label={`Find Professionals: ${professionals(trade)}`}>
              Find Professionals
            </Link>
          </div>
        </li>
      ))}
    </Carousel>
  );
}

import { useState } from 'react';
import { Link } from 'react-router-dom';
import { professionals, searchAddress, TRADES } from '../../lib/words.js';
import { Drawing } from '../../ui/icon.js';
import { drawingOf } from '../../ui/picture.js';

/** The items stand there three times, so that the row has no end that anybody would see. */
const REPEATS = 3;

const TEXTS: Record<string, string> = {
  Plumber: 'From a dripping tap to a flooded basement.',
  Electrician: 'From a dead outlet to a new panel.',
  'HVAC Technician': 'Warm in January, cool in July.',
  Landscaper: 'Lawns, beds, trees, and snow in winter.',
};

/** A row that moves by itself: it rests under the pointer, under the keyboard's focus, when asked to, and for whoever wants no motion. */
export function ServiceCarousel({ title, subtitle }: { title: string; subtitle: string }) {
  const [paused, setPaused] = useState(false);
  return (
    <section className="carousel-section" aria-labelledby="featured-title">
      <div className="page section-head">
        <h2 id="featured-title">{title}</h2>
        <p>{subtitle}</p>
        <button type="button" className="link-button needs-script moves" aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {paused ? 'Let it move' : 'Stop moving'}
        </button>
      </div>
      <div className="carousel">
        <div className={`carousel-track${paused ? ' is-paused' : ''}`}>
          {Array.from({ length: REPEATS }, (_, repeat) => (
            <ul key={repeat} aria-hidden={repeat > 0 || undefined} inert={repeat > 0}>
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
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}

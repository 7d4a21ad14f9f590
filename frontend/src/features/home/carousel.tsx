import { type ReactNode, useId, useState } from 'react';
import { useTexts } from '../../lib/use-texts.js';

/** The items are repeated this many times, so that the row seems endless. */
const REPEATS = 3;

interface CarouselProps {
  title: string;
  subtitle: string;
  /** A link to all items, beside the title. */
  more?: ReactNode;
  /** List items, each with a key. */
  children: ReactNode;
}

/** A carousel that moves automatically. It pauses under the pointer, with keyboard focus, on request, and with reduced motion. */
export function Carousel({ title, subtitle, more, children }: CarouselProps) {
  const { texts } = useTexts('home');
  const [paused, setPaused] = useState(false);
  const heading = useId();
  return (
    <section className="carousel-section" aria-labelledby={heading}>
      <div className="page section-head">
        <h2 id={heading}>{title}</h2>
        <p>{subtitle}</p>
        <p className="carousel-controls">
          {more}
          <button type="button" className="link-button needs-script moves" aria-pressed={paused} onClick={() => setPaused(!paused)}>
            {paused ? texts?.move : texts?.stop}
          </button>
        </p>
      </div>
      <div className="carousel">
        <div className={`carousel-track${paused ? ' is-paused' : ''}`}>
          {Array.from({ length: REPEATS }, (_, repeat) => (
            <ul key={repeat} aria-hidden={repeat > 0 || undefined} inert={repeat > 0}>
              {children}
            </ul>
          ))}
        </div>
      </div>
    </section>
  );
}

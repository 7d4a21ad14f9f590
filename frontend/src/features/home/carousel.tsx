import { type ReactNode, useId, useState } from 'react';

/** The items stand there three times, so that the row has no end that anybody would see. */
const REPEATS = 3;

interface CarouselProps {
  title: string;
  subtitle: string;
  /** What leads to all of it, beside the title. */
  more?: ReactNode;
  /** List items, each with a key. */
  children: ReactNode;
}

/** A row that moves by itself: it rests under the pointer, under the keyboard's focus, when asked to, and for whoever wants no motion. */
export function Carousel({ title, subtitle, more, children }: CarouselProps) {
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
            {paused ? 'Let it move' : 'Stop moving'}
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

import { type FormEvent, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import type { Reads, Settings } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { searchAddress } from '../../lib/words.js';
import { Drawing, Icon } from '../../ui/icon.js';
import { SearchField } from '../../ui/search-field.js';
import { placeholdersFor } from './placeholders.js';

const WORD_FADE_MS = 200;
const PLACEHOLDER_MS = 4_000;
const PLACEHOLDER_FADE_MS = 300;

/** The default of the rotating words; while it is unchanged, the directory's own trades are shown instead. */
const DEFAULT_WORDS = 'Plumber,Electrician,HVAC Technician,Landscaper,Home Services';
const isDefault = (words: string[]) => words.join() === DEFAULT_WORDS;

interface HeroProps {
  settings: Settings;
  trades: Reads['homeTrades']['data'];
  texts: PageTexts<'home'>;
}

/** The top of the home page: headline and search box. */
export function Hero({ settings, trades, texts }: HeroProps) {
  const { heroTitle, heroSubtitle, rotatingServices, rotationSpeed, backgroundImage, searchPlaceholders } = settings;
  const now = useSelector(({ site }: { site: Site }) => site.now);
  const navigate = useNavigate();
  const words = isDefault(rotatingServices) && trades.rotation.length > 1 ? trades.rotation : rotatingServices;
  const word = useRotation(words, rotationSpeed, WORD_FADE_MS);
  const placeholder = useRotation(
    searchPlaceholders.length > 0 ? searchPlaceholders : placeholdersFor(now, trades.examples),
    PLACEHOLDER_MS,
    PLACEHOLDER_FADE_MS,
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('query');
    void navigate(searchAddress({ query: typeof query === 'string' ? query.trim() : '' }));
  };
  return (
    <section
      className={`hero${backgroundImage ? ' hero-pictured' : ''}`}
      style={backgroundImage ? { backgroundImage: `url(${JSON.stringify(backgroundImage)})` } : undefined}
    >
      <div className="page">
        <h1>
          {heroTitle} {/* The changing words are hidden from screen readers; they get the first one. */}
          <span className="visually-hidden">{words[0]}</span>
          <span
            className={`hero-word${word.fading ? ' is-fading' : ''}`}
            style={{ transitionDuration: `${WORD_FADE_MS}ms` }}
            aria-hidden="true"
          >
            {word.value}
          </span>
        </h1>
        <p>{heroSubtitle}</p>
        <form className="search-box" action="/search" method="get" role="search" onSubmit={submit}>
          <Icon name="search" />
          <label className="visually-hidden" htmlFor="hero-query">
            {texts.question}
          </label>
          <SearchField id="hero-query" className={placeholder.fading ? 'is-fading' : undefined} placeholder={placeholder.value} />
          <button type="submit" className="button button-accent">
            {texts.search}
          </button>
        </form>
        {!backgroundImage && <Drawing name="home-services" className="hero-drawing" />}
      </div>
    </section>
  );
}

/**
 * Cycles through the values, starting with the first, which the server has rendered. Each fades out before the next one appears. With
 * reduced motion the value does not change.
 */
function useRotation(values: string[], everyMs: number, fadeMs: number): { value: string | undefined; fading: boolean } {
  const [index, setIndex] = useState(0);
  const [fading, setFading] = useState(false);
  const { length } = values;
  useEffect(() => {
    if (length < 2 || everyMs < 500 || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let fade: ReturnType<typeof setTimeout> | undefined;
    const timer = setInterval(() => {
      setFading(true);
      fade = setTimeout(() => {
        setIndex((last) => (last + 1) % length);
        setFading(false);
      }, fadeMs);
    }, everyMs);
    return () => {
      clearInterval(timer);
      clearTimeout(fade);
    };
  }, [length, everyMs, fadeMs]);
  return { value: values[index % Math.max(1, length)], fading };
}

import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { drawingOf } from 'virtual:trade-drawings';
import { useTrades } from '../lib/trades.js';
import { initialsOf } from './initials.js';
import { srcSet } from './src-set.js';

/** The drawing for a trade without one of its own. */
export const NEUTRAL_DRAWING = 'home-services';

/** The drawing of a trade, by the drawing's name. */
export function TradeDrawing({ name }: { name: string }) {
  return (
    <svg className="drawing" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={drawingOf(name)} />
    </svg>
  );
}

/** The picture of a trade: the one that the admin chose, else its drawing. */
export function TradePicture({ image, drawing }: { image: string | null; drawing: string }) {
  if (image === null) return <TradeDrawing name={drawing} />;
  return (
    <img
      className="drawing"
      srcSet={srcSet(image)}
      sizes="20rem"
      src={image}
      alt=""
      width={320}
      height={200}
      loading="lazy"
      decoding="async"
    />
  );
}

interface PictureProps {
  image: string | null;
  industry: string | null;
  /** Title of a business: without a picture its initials are shown in its trade's colour. */
  title?: string;
  eager?: boolean;
}

/**
 * A business's picture above its initials, or an article's above its trade's drawing, which stay visible when the picture is missing or
 * broken.
 */
export function Picture({ image, industry, title = '', eager = false }: PictureProps) {
  const trade = useTrades().named(industry);
  const initials = initialsOf(title);
  /** `undefined` while loading; `false` when the picture is missing or broken. */
  const [loaded, setLoaded] = useState<boolean>();
  const img = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have loaded or failed before the listeners were attached.
    const { current } = img;
    setLoaded(current?.complete ? current.naturalWidth > 0 : undefined);
  }, [image]);
  const files = image ? srcSet(image) : undefined;
  return (
    <div className="picture">
      {initials ? (
        <span className="monogram" style={{ '--hue': trade?.hue } as CSSProperties} aria-hidden="true">
          {initials}
        </span>
      ) : (
        <TradeDrawing name={trade?.drawing ?? NEUTRAL_DRAWING} />
      )}
      {image && loaded !== false && (
        <img
          ref={img}
          className={loaded ? 'loaded' : undefined}
          srcSet={files}
          sizes={files && (eager ? '20rem' : 'auto, 20rem')}
          src={image}
          alt=""
          width={320}
          height={200}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
        />
      )}
    </div>
  );
}

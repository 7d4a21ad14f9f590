import { useEffect, useRef, useState } from 'react';
import { entryOf } from '../lib/words.js';
import { Drawing, type DrawingName } from './icon.js';
import { srcSet } from './src-set.js';

const DRAWINGS: Record<string, DrawingName> = {
  plumber: 'plumber',
  electrician: 'electrician',
  'hvac technician': 'hvac',
  landscaper: 'landscaper',
};

/** The drawing that stands for a trade. */
export function drawingOf(industry: string | null): DrawingName {
  return entryOf(DRAWINGS, industry?.toLowerCase() ?? '') ?? 'home-services';
}

/** A business's own picture over its trade's drawing, which is what stays when the picture is missing or broken. */
export function Picture({ image, industry, eager = false }: { image: string | null; industry: string | null; eager?: boolean }) {
  const [broken, setBroken] = useState(false);
  const img = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before anybody listened.
    const { current } = img;
    setBroken(current !== null && current.complete && current.naturalWidth === 0);
  }, [image]);
  const files = image ? srcSet(image) : undefined;
  return (
    <div className="picture">
      <Drawing name={drawingOf(industry)} />
      {image && !broken && (
        <img
          ref={img}
          srcSet={files}
          sizes={files && (eager ? '20rem' : 'auto, 20rem')}
          src={image}
          alt=""
          width={320}
          height={200}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { BusinessPage } from '../../lib/reads.js';
import { Icon } from '../../ui/icon.js';
import { srcSet } from '../../ui/src-set.js';
import './light-box.css';
import { useBusinessWords } from './use-business-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

interface LightBoxProps {
  pictures: BusinessPage['gallery'];
  title: string;
  /** The picture that is shown first. */
  start: number;
  /** @param last the picture that was shown last */
  close: (last: number) => void;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** One picture over the whole page. The native modal dialog traps the focus and closes on Escape. */
export default function LightBox({ pictures, title, start, close }: LightBoxProps) {
  const words = useBusinessWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(start);
  useEffect(() => {
    const { current } = dialog;
    if (current && !current.open) current.showModal();
  }, []);
  const count = pictures.length;
  const step = (by: number) => setAt((at + by + count) % count);
  const onKey = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    // With such a key the arrows belong to the browser: Alt and an arrow go through the history.
    if (by === undefined || count === 1 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  const { url, description } = pictures[at]!;
  const [, width, height] = /-(\d+)x(\d+)\.webp$/.exec(url) ?? [];
  return (
    <dialog
      ref={dialog}
      className="light-box"
      aria-label={fillTemplate(words.picturesOf, { business: title })}
      onClose={() => close(at)}
      onKeyDown={onKey}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
    >
      <figure>
        {/* A new element for each picture; otherwise the previous one would stay visible until the next is loaded. */}
        <img
          key={url}
          src={url}
          srcSet={srcSet(url)}
          sizes="100vw"
          width={width}
          height={height}
          alt={description}
          referrerPolicy="no-referrer"
        />
        <figcaption aria-live="polite">
          {description}
          {count > 1 && <span>{fillTemplate(words.pictureOf, { number: at + 1, count })}</span>}
        </figcaption>
      </figure>
      <button type="button" className="icon-button light-box-close" aria-label={words.closePicture} onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </button>
      {count > 1 && (
        <>
          <button type="button" className="icon-button light-box-back" aria-label={words.pictureBefore} onClick={() => step(-1)}>
            <Icon name="chevron-left" />
          </button>
          <button type="button" className="icon-button light-box-on" aria-label={words.pictureNext} onClick={() => step(1)}>
            <Icon name="chevron-right" />
          </button>
        </>
      )}
    </dialog>
  );
}

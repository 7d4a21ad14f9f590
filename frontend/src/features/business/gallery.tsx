import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { lazyPart, PartNotLoaded } from '../../lib/lazy-page.js';
import type { BusinessPage } from '../../lib/reads.js';
import { srcSet } from '../../ui/src-set.js';
import { useBusinessWords } from './use-business-words.js';

const LightBox = lazyPart(() => import('./light-box.js'), PartNotLoaded);

/** Thumbnails of a business's pictures. They open in a modal dialog, or without scripts as documents of their own. */
export function Gallery({ business: { gallery, title } }: { business: Pick<BusinessPage, 'gallery' | 'title'> }) {
  const words = useBusinessWords();
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  if (gallery.length === 0) return null;
  const open = (event: MouseEvent, index: number) => {
    // Let the browser open a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(index);
  };
  const close = (last: number) => {
    setOpened(undefined);
    list.current?.querySelectorAll('a')[last]?.focus();
  };
  return (
    <section>
      <h2>{words.pictures}</h2>
      <ul className="gallery" ref={list}>
        {gallery.map(({ url, description }, index) => (
          <li key={url}>
            <a href={url} onClick={(event) => open(event, index)}>
              <img
                src={url}
                srcSet={srcSet(url)}
                sizes="(min-width: 40rem) 14rem, 50vw"
                alt={description}
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
            </a>
          </li>
        ))}
      </ul>
      {opened !== undefined && (
        <Suspense>
          <LightBox pictures={gallery} title={title} start={opened} close={close} />
        </Suspense>
      )}
    </section>
  );
}

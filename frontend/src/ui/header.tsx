import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from './link.js';
import type { MenuItem } from '../../../src/modules/content/domain/texts/frame.js';
import { useRead } from '../lib/use-read.js';
import { Icon } from './icon.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from '../lib/use-words.js';
import { fillTemplate } from '../../../src/shared/text/fill-template.js';

/** Whether a link must load a document: the back office has a CSP of its own, and the page about the order of results has no scripts. */
export const isDocument = (to: string): boolean => /^\/(settings|how-)/.test(to);

/** Name and navigation. Menus are disclosures: they open without JavaScript, one at a time. */
export function Header({ siteTitle }: { siteTitle: string }) {
  const header = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();

  const close = () => {
    for (const menu of header.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
  };
  // Close menus on navigation, but not on hydration: the visitor may have opened a menu before it.
  const here = pathname + search;
  const last = useRef(here);
  useEffect(() => {
    if (last.current !== here) close();
    last.current = here;
  }, [here]);
  useEffect(() => {
    const outside = ({ target }: Event) => {
      for (const menu of header.current?.querySelectorAll('details[open]') ?? []) {
        if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute('open');
      }
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      header.current?.querySelector<HTMLElement>('details[open] > summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('keydown', escape);
    };
  }, []);

  const words = useWords('page-words', PAGE_WORDS);
  const { data: frame } = useRead('frame', {});
  const entries = frame?.menu ?? [];
  const link = ({ text, to }: MenuItem) => (
    <Link to={to} reloadDocument={isDocument(to)} aria-current={pathname === to ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <header className="header" ref={header}>
      <div className={frame?.longMenu ? 'header-inner menu-long' : 'header-inner'}>
        <Link className="wordmark" to="/" aria-label={fillTemplate(words.homeLink, { site: siteTitle })}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M5 15 16 5l11 10M9 13.5V26h14V13.5M16 26v-6" />
          </svg>
          {siteTitle}
        </Link>
        <nav className="nav-wide" aria-label={words.mainMenu}>
          <ul>
            {entries.map((entry) => (
              <li key={entry.text}>
                {'to' in entry ? (
                  link(entry)
                ) : (
                  <details name="menu">
                    <summary>
                      {entry.text}
                      <Icon name="chevron-down" />
                    </summary>
                    <ul className="menu">
                      {entry.items.map((item) => (
                        <li key={item.to}>{link(item)}</li>
                      ))}
                    </ul>
                  </details>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <details className="nav-narrow">
          <summary className="icon-button">
            <Icon name="menu" />
            <span>{words.menu}</span>
          </summary>
          <nav aria-label={words.mainMenu}>
            <ul>
              {entries.map((entry) =>
                'to' in entry ? (
                  <li key={entry.text}>{link(entry)}</li>
                ) : (
                  <li key={entry.text}>
                    <p>{entry.text}</p>
                    <ul>
                      {entry.items.map((item) => (
                        <li key={item.to}>{link(item)}</li>
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          </nav>
        </details>
      </div>
    </header>
  );
}

import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from './icon.js';

interface Item {
  text: string;
  to: string;
}

interface Menu {
  text: string;
  items: Item[];
}

const NAVIGATION: (Item | Menu)[] = [
  { text: 'Browse Services', to: '/search' },
  {
    text: 'Common Home Jobs',
    items: [
      { text: 'FAQs', to: '/faq' },
      { text: 'Home Jobs Guide', to: '/home-jobs-guide' },
    ],
  },
  { text: 'Shortlist', to: '/shortlist' },
  { text: 'About Us', to: '/about' },
  {
    text: 'Your Business Listing',
    items: [
      { text: 'List your Business', to: '/list-business' },
      { text: 'Renew Your Business Listing', to: '/renew-business' },
    ],
  },
];

/** Name and navigation. Menus are disclosures: they open without JavaScript, one at a time. */
export function Header({ siteTitle, exists }: { siteTitle: string; exists: (path: string) => boolean }) {
  const header = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();

  const close = () => {
    for (const menu of header.current?.querySelectorAll('details[open]') ?? []) menu.removeAttribute('open');
  };
  useEffect(close, [pathname, search]);
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

  const entries = NAVIGATION.map((entry) =>
    'to' in entry ? entry : { ...entry, items: entry.items.filter(({ to }) => exists(to)) },
  ).filter((entry) => ('to' in entry ? exists(entry.to) : entry.items.length > 0));
  const link = ({ text, to }: Item) => (
    <Link to={to} aria-current={pathname === to ? 'page' : undefined}>
      {text}
    </Link>
  );
  return (
    <header className="header" ref={header}>
      <div className="header-inner">
        <Link className="wordmark" to="/" aria-label={`${siteTitle}, home`}>
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M5 15 16 5l11 10M9 13.5V26h14V13.5M16 26v-6" />
          </svg>
          {siteTitle}
        </Link>
        <nav className="nav-wide" aria-label="Main">
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
            <span>Menu</span>
          </summary>
          <nav aria-label="Main">
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

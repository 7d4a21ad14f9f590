import { Link } from './link.js';
import { PAGE_WORDS } from '../../../src/shared/words/page-words.js';
import { useWords } from '../lib/use-words.js';

export interface Crumb {
  name: string;
  /** Path and query. The last crumb is the page itself. */
  to: string;
}

/** The breadcrumb navigation of a page, from the home page on. */
export function Breadcrumb({ trail }: { trail: Crumb[] }) {
  const words = useWords('page-words', PAGE_WORDS);
  const crumbs = [{ name: words.home, to: '/' }, ...trail];
  return (
    <nav className="breadcrumb" aria-label={words.breadcrumb}>
      <ol>
        {crumbs.map(({ name, to }, index) => (
          <li key={to}>{index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <Link to={to}>{name}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** The breadcrumb as structured data for search engines. */
export function breadcrumbData(trail: Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', to: '/' }, ...trail].map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + to,
    })),
  };
}

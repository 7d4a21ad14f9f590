import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { dateText } from '../../lib/words.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import type { LegalSection } from './legal-section.js';
import './legal.css';

interface LegalTextProps {
  title: string;
  description: string;
  keywords: string;
  path: string;
  /** ISO date of the last change. */
  updated: string;
  sections: LegalSection[];
}

/** A text with a table of its sections, each with an address of its own. */
export function LegalText({ title, description, keywords, path, updated, sections }: LegalTextProps) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const siteTitle = useSiteTitle();
  const trail = [{ name: title, to: path }];
  return (
    <div className="page page-narrow legal">
      <Head
        title={`${title} | ${siteTitle}`}
        description={description}
        keywords={keywords}
        path={path}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <h1>{title}</h1>
        <p>Last changed {dateText(updated)}</p>
      </div>
      <nav aria-label="On this page">
        <ul className="chips">
          {sections.map(({ id, title: name }) => (
            <li key={id}>
              <a className="chip" href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title: name, paragraphs, list }) => (
        <section key={id} id={id}>
          <h2>{name}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {list && (
            <ul>
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

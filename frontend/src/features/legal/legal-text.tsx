import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { dateText } from '../../lib/words.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import './legal.css';
import { useWords } from '../../lib/use-words.js';
import { LEGAL_WORDS } from '../../../../src/shared/words/legal-words.js';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';

/** A legal text with a table of contents; each section has its own address. */
export function LegalText({ page }: { page: 'privacy' | 'terms' | 'how-we-order' }) {
  const { texts, changedOn, failed, retry } = useTexts(page);
  const words = useWords('page-words', LEGAL_WORDS);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const { title, description, keywords, text: sections } = texts;
  const path = `/${page}`;
  const trail = [{ name: title, to: path }];
  return (
    <div className="page page-narrow legal">
      <Head kind="other" words={{ title, about: description }} keywords={keywords} path={path} jsonLd={[breadcrumbData(trail, origin)]} />
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <h1>{title}</h1>
        {changedOn && <p>{fillTemplate(words.lastChanged, { date: dateText(changedOn) })}</p>}
      </div>
      <nav aria-label={words.onThisPage}>
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
      {sections.map(({ id, title: name, html }) => (
        <section key={id} id={id}>
          <h2>{name}</h2>
          {/* Safe HTML: the server renders it from Markdown and drops any HTML of the author. */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  );
}

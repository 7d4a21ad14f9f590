import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { MAX_NAME_LENGTH } from '../../../../src/shared/forms/input-limits.js';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { FaqEntry, ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { retryFailed, useTexts } from '../../lib/use-texts.js';
import { midSentence } from '../../lib/sentences.js';
import { useTrades } from '../../lib/trades.js';
import { countedIn, searchAddress } from '../../lib/words.js';
import { breadcrumbData } from '../../ui/breadcrumb.js';
import { PageTitle } from '../../ui/page-title.js';
import { Icon } from '../../ui/icon.js';
import { LoadFailed } from '../../ui/load-failed.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { Notice } from '../../ui/notice.js';
import { ALL, categoriesIn, foundIn } from './faq-search.js';
import './faq.css';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';

export function reads(): ReadCall[] {
  return [
    { name: 'faq', args: {} },
    { name: 'texts', args: { page: 'faq' } },
  ];
}

/** Questions and answers: one is open at a time, and each has its own address. */
export default function FaqPage() {
  const { data: entries, error, loading, retry } = useRead('faq', {});
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { texts, failed, retry: textsAgain } = useTexts('faq');
  if (!texts)
    return <TextsAwaited failed={failed} retry={retryFailed({ failed, retry: textsAgain }, { failed: error !== undefined, retry })} />;
  const trail = [{ name: texts.crumb, to: '/faq' }];
  return (
    <div className="page page-narrow" aria-busy={loading || undefined}>
      <Head
        kind="other"
        words={{ title: texts.title, about: texts.description }}
        keywords={texts.keywords}
        path="/faq"
        status={error ? 503 : 200}
        noindex={error !== undefined}
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <PageTitle trail={trail} title={texts.title}>
        {texts.subtitle}
      </PageTitle>
      {error && <LoadFailed title={texts.failed} retry={retry} />}
      {entries && <Questions entries={entries} texts={texts} />}
      {/* Rendered only after the questions are loaded, which would otherwise shift it (layout shift). */}
      {!loading && (
        <section className="faq-more" aria-labelledby="faq-more">
          <h2 id="faq-more">{texts.moreTitle}</h2>
          <p>{texts.moreText}</p>
          <Link className="button button-accent" to="/search">
            {texts.moreButton}
          </Link>
        </section>
      )}
    </div>
  );
}

function Questions({ entries, texts }: { entries: FaqEntry[]; texts: PageTexts<'faq'> }) {
  const [text, setText] = useState('');
  const [category, setCategory] = useState(ALL);
  const { hash } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // A link to a question opens it.
    const entry = hash && document.getElementById(idIn(hash))?.closest('details');
    if (!entry) return;
    entry.open = true;
    entry.scrollIntoView({ block: 'start' });
  }, [hash]);
  const found = foundIn(entries, text, category);
  return (
    <>
      <div className="faq-tools needs-script">
        <div className="input-with-icon">
          <Icon name="search" />
          <input
            type="search"
            aria-label={texts.search}
            placeholder={texts.search}
            maxLength={MAX_NAME_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <div className="chips" role="group" aria-label={texts.category}>
          {categoriesIn(entries).map((choice) => (
            <button key={choice} type="button" className="chip" aria-pressed={choice === category} onClick={() => setCategory(choice)}>
              {choice || texts.all}
            </button>
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {countedIn(found.length, texts.oneFound, texts.manyFound)}
        </p>
      </div>
      {found.length === 0 ? (
        <Notice drawing="no-results" title={texts.nothing}>
          <p>{texts.nothingText}</p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setText('');
              setCategory(ALL);
            }}
          >
            {texts.showAll}
          </button>
        </Notice>
      ) : (
        <ul className="faq-list" ref={list}>
          {found.map((entry) => (
            <li key={entry.id}>
              <Question entry={entry} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Details elements with one name: the browser keeps only one open, and opens the one that the fragment points into, also without
 * JavaScript.
 */
function Question({ entry, texts }: { entry: FaqEntry; texts: PageTexts<'faq'> }) {
  const { id, category, question, answer, industry } = entry;
  const trades = useTrades();
  return (
    <details name="faq" className="faq-entry">
      <summary>
        <span>
          <small>{category}</small>
          {question}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div id={id} className="faq-answer">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="faq-links">
          {industry && (
            <Link to={searchAddress({ industry })}>{fillTemplate(texts.find, { trade: midSentence(trades.plural(industry)) })}</Link>
          )}
          <Link to={`/faq#${id}`}>{texts.link}</Link>
        </p>
      </div>
    </details>
  );
}

/** The fragment of an address as an id; as it is written where it cannot be decoded, because addresses are also typed by hand. */
function idIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

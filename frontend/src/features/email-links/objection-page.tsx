import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { fillTemplate } from '../../../../src/shared/text/fill-template.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { Head } from '../../lib/head.js';
import type { PageLocation } from '../../lib/lazy-page.js';
import type { ContactChange, ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { useWords } from '../../lib/use-words.js';
import { PAGE_WORDS } from '../../../../src/shared/words/page-words.js';

export function reads({ parameters }: PageLocation): ReadCall[] {
  return [
    { name: 'contactChange', args: { token: parameters['token'] ?? '' } },
    { name: 'texts', args: { page: 'email-pages' } },
  ];
}

type Texts = PageTexts<'email-pages'>;

const NAMED = ['phone', 'email', 'website'] as const;

/** The page for a business that was notified of a requested change of its contact details. */
export default function ObjectionPage() {
  const { token = '' } = useParams();
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const { data, error } = useRead('contactChange', { token });
  // The server always includes the answer, except for an address that the router cannot parse.
  const { texts, failed, retry } = useTexts('email-pages');
  if (!data && !error) return null;
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const status = data ? 200 : error?.status === 404 ? 404 : 503;
  return (
    <div className="page page-narrow">
      {/* The canonical path is not that of this page, because the link is a secret. */}
      <Head title={`${texts.changeHead} | ${siteTitle}`} description={texts.changeHead} path="/renew-business" noindex status={status} />
      <h1 className="visually-hidden">{texts.changeHead}</h1>
      {refused !== undefined && data && (
        <p className="note" role="alert">
          {refused}
        </p>
      )}
      {data ? <Change change={data} texts={texts} /> : <Nothing isUnknown={status === 404} texts={texts} />}
    </div>
  );
}

function Change({ change: { title, changes, state, listing }, texts }: { change: ContactChange; texts: Texts }) {
  const words = { business: title };
  const report = listing && <Onward href={`/business/${encodeURIComponent(listing.slug)}/report`}>{texts.report}</Onward>;
  switch (state) {
    case 'waiting':
      return (
        <Notice drawing="home-services" title={fillTemplate(texts.changeAsked, words)}>
          <Changes of={changes} texts={texts} />
          <p>{texts.changeRight}</p>
          <p>{texts.changeWrong}</p>
          <form method="post">
            <button className="button button-accent" type="submit">
              {texts.object}
            </button>
          </form>
        </Notice>
      );
    case 'objected':
      return (
        <Notice drawing="home-services" title={texts.objectedTitle}>
          <p>{fillTemplate(texts.objectedText, words)}</p>
          <Changes of={changes} texts={texts} />
        </Notice>
      );
    case 'made':
      return (
        <Notice drawing="error" title={texts.madeTitle}>
          <p>{fillTemplate(texts.madeText, words)}</p>
          <p className="button-row">{report ?? <Onward href="/about">{texts.write}</Onward>}</p>
        </Notice>
      );
    case 'dropped':
      return (
        <Notice drawing="home-services" title={texts.droppedTitle}>
          <p>{fillTemplate(texts.droppedText, words)}</p>
        </Notice>
      );
  }
}

function Changes({ of: changes, texts }: { of: ContactChange['changes']; texts: Texts }) {
  const nameOf = (field: string) => {
    const named = NAMED.find((name) => name === field);
    return named ? texts[named] : field;
  };
  return (
    <ul>
      {changes.map(({ field, from, to }) => (
        <li key={field}>{fillTemplate(texts.change, { field: nameOf(field), from: from ?? texts.nothing, to: to ?? texts.nothing })}</li>
      ))}
    </ul>
  );
}

function Nothing({ isUnknown, texts }: { isUnknown: boolean; texts: Texts }) {
  const words = useWords('page-words', PAGE_WORDS);
  return (
    <Notice drawing={isUnknown ? 'not-found' : 'error'} title={isUnknown ? texts.unknownTitle : words.notLoaded} alert>
      <p>{isUnknown ? texts.unknownText : words.ourTrouble}</p>
      <p className="button-row">{isUnknown ? <Onward href="/about">{texts.write}</Onward> : <Onward href="">{words.tryAgain}</Onward>}</p>
    </Notice>
  );
}

function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="button button-accent" href={href}>
      {children}
    </a>
  );
}

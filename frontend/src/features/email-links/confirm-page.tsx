import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'email-pages' } }];
}

/** The page behind the link in an email to an owner. Mail scanners open links but press no buttons, so they confirm nothing. */
export default function ConfirmPage() {
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const { texts, failed, retry } = useTexts('email-pages');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head title={`${texts.confirmHead} | ${siteTitle}`} description={texts.confirmTitle} path="/list-business" noindex />
      <h1 className="visually-hidden">{texts.confirmHead}</h1>
      {refused === undefined ? (
        <Notice drawing="home-services" title={texts.confirmTitle}>
          <p>{texts.confirmText}</p>
          <form method="post">
            <button className="button button-accent" type="submit">
              {texts.confirmButton}
            </button>
          </form>
          <p className="muted">{texts.confirmStranger}</p>
        </Notice>
      ) : (
        <Notice drawing="error" title={texts.refusedTitle} alert>
          <p>{refused}</p>
          <p className="button-row">
            <a className="button button-accent" href="/about">
              {texts.help}
            </a>
            <a className="button" href="/">
              {texts.home}
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}

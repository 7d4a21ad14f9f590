import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { ReadCall } from '../../lib/reads.js';
import type { Site } from '../../lib/site.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { rememberReferrer } from './known-referrer.js';

const PROGRAM = '/referral-program';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'email-pages' } }];
}

/** The page behind a sign-in link. Mail scanners open links but press no buttons, so they do not use the link up. */
export default function SignInPage() {
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const { texts, failed, retry } = useTexts('email-pages');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head title={`${texts.signInHead} | ${siteTitle}`} description={texts.signInText} path={PROGRAM} noindex />
      <h1 className="visually-hidden">{texts.signInHead}</h1>
      {refused === undefined ? (
        <Notice drawing="home-services" title={texts.signInTitle}>
          <p>{texts.signInText}</p>
          <form method="post" onSubmit={() => rememberReferrer(true)}>
            <button className="button button-accent" type="submit">
              {texts.signInButton}
            </button>
          </form>
        </Notice>
      ) : (
        <Notice drawing="error" title={texts.signInRefused} alert>
          <p>{refused}</p>
          <p className="button-row">
            <a className="button" href={PROGRAM}>
              {texts.program}
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}

import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';

/** The page behind the link in an email to an owner. Mail scanners open links but press no buttons, so they confirm nothing. */
export default function ConfirmPage() {
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head title={`Your submission | ${siteTitle}`} description="See how what you sent to us stands." path="/list-business" noindex />
      <h1 className="visually-hidden">Your submission</h1>
      {refused === undefined ? (
        <Notice drawing="home-services" title="See how your submission stands">
          <p>
            Press the button to see it, correct it or take it back. It also tells us that the e-mail address is yours: from then on our
            letters say which business they are about.
          </p>
          <form method="post">
            <button className="button button-accent" type="submit">
              Open my submission
            </button>
          </form>
          <p className="muted">You did not send us anything? Then close this page. Nothing happens without the button.</p>
        </Notice>
      ) : (
        <Notice drawing="error" title="That did not work" alert>
          <p>{refused}</p>
          <p className="button-row">
            <a className="button button-accent" href="/about">
              Ask us for help
            </a>
            <a className="button" href="/">
              Go to the homepage
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}

import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';

const PROGRAM = '/referral-program';

/** Where a sign-in link leads. Programs that look at links in letters press no button, and so use none up. */
export default function SignInPage() {
  const settings = useSettings();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head title={`Sign in to the referral program | ${settings?.siteTitle ?? 'Homewright'}`} description="See your referrals and rewards on this device." path={PROGRAM} noindex />
      <h1>Sign in to the referral program</h1>
      {refused === undefined ? (
        <form method="post">
          <p>Press the button to see your referrals and rewards on this device. The link works once.</p>
          <button className="button button-accent" type="submit">
            Sign in
          </button>
        </form>
      ) : (
        <>
          <p role="alert">{refused}</p>
          <p>
            <a className="button" href={PROGRAM}>
              Go to the referral program
            </a>
          </p>
        </>
      )}
    </div>
  );
}

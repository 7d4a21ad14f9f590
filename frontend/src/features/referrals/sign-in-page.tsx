import { useSelector } from 'react-redux';
import { Head } from '../../lib/head.js';
import type { Site } from '../../lib/site.js';
import { useSettings } from '../../lib/use-settings.js';
import { Notice } from '../../ui/notice.js';
import { rememberReferrer } from './known-referrer.js';

const PROGRAM = '/referral-program';

/** The page behind a sign-in link. Mail scanners open links but press no buttons, so they do not use the link up. */
export default function SignInPage() {
  const settings = useSettings();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  return (
    <div className="page page-narrow">
      {/* Without the link itself: it is a key. */}
      <Head
        title={`Sign in to the referral program | ${settings?.siteTitle ?? 'Homewright'}`}
        description="See your referrals and rewards on this device."
        path={PROGRAM}
        noindex
      />
      <h1 className="visually-hidden">Sign in to the referral program</h1>
      {refused === undefined ? (
        <Notice drawing="home-services" title="Welcome back">
          <p>Press the button to see your referrals and rewards on this device. The link works once.</p>
          <form method="post" onSubmit={() => rememberReferrer(true)}>
            <button className="button button-accent" type="submit">
              Sign in
            </button>
          </form>
        </Notice>
      ) : (
        <Notice drawing="error" title="We could not sign you in" alert>
          <p>{refused}</p>
          <p className="button-row">
            <a className="button" href={PROGRAM}>
              Go to the referral program
            </a>
          </p>
        </Notice>
      )}
    </div>
  );
}

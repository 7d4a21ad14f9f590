import type { ReadCall } from '../../lib/reads.js';
import { useTexts } from '../../lib/use-texts.js';
import { ButtonPage } from '../../ui/button-page.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { rememberReferrer } from './known-referrer.js';

const PROGRAM = '/referral-program';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'email-pages' } }];
}

/** The page of a sign-in link. */
export default function SignInPage() {
  const { texts, failed, retry } = useTexts('email-pages');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <ButtonPage
      name={texts.signInHead}
      description={texts.signInText}
      path={PROGRAM}
      title={texts.signInTitle}
      text={texts.signInText}
      button={texts.signInButton}
      onSubmit={() => rememberReferrer(true)}
      refusedTitle={texts.signInRefused}
      onward={
        <a className="button" href={PROGRAM}>
          {texts.program}
        </a>
      }
    />
  );
}

import type { ReadCall } from '../../lib/reads.js';
import { useTexts } from '../../lib/use-texts.js';
import { ButtonPage } from '../../ui/button-page.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'email-pages' } }];
}

/** The page of the link in an email by which an owner confirms their address. */
export default function ConfirmPage() {
  const { texts, failed, retry } = useTexts('email-pages');
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  return (
    <ButtonPage
      name={texts.confirmHead}
      description={texts.confirmTitle}
      path="/list-business"
      title={texts.confirmTitle}
      text={texts.confirmText}
      button={texts.confirmButton}
      after={<p className="muted">{texts.confirmStranger}</p>}
      refusedTitle={texts.refusedTitle}
      onward={
        <>
          <a className="button button-accent" href="/about">
            {texts.help}
          </a>
          <a className="button" href="/">
            {texts.home}
          </a>
        </>
      }
    />
  );
}

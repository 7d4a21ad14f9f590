import { useSelector } from 'react-redux';
import type { Site } from '../../lib/site.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Icon } from '../../ui/icon.js';

/** The code, and the link that carries it. */
export function MyCode({ code }: { code: string }) {
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const siteTitle = useSiteTitle();
  const link = `${origin}/signup?ref=${encodeURIComponent(code)}`;
  // Closing what the device offers is no error.
  const share = () =>
    void navigator
      .share({
        title: `List your business on ${siteTitle}`,
        text: 'Homeowners near you find your listing and call you directly.',
        url: link,
      })
      .catch(() => undefined);
  return (
    <section className="form-panel" aria-labelledby="my-code">
      <h2 id="my-code">Your referral code</h2>
      <p className="my-code">{code}</p>
      <p>Businesses that use this link come with your code:</p>
      <p className="my-link">{link}</p>
      <div className="my-code-actions">
        <CopyButton text={link} accent>
          Copy Link
        </CopyButton>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Icon name="message-circle" />
            Share
          </button>
        )}
      </div>
    </section>
  );
}

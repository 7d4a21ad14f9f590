import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { Site } from '../../lib/site.js';
import type { PageTexts } from '../../../../src/modules/content/domain/texts/text-pages.js';
import { CopyButton } from '../../ui/copy-button.js';
import { Icon } from '../../ui/icon.js';

/** The code and its link. @param isNew it has just replaced the form, which had the focus */
export function MyCode({ code, isNew, texts }: { code: string; isNew: boolean; texts: PageTexts<'referrals'> }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    // Scroll the whole panel with its buttons into view, not only the heading.
    heading.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [isNew]);
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const link = `${origin}/signup?ref=${encodeURIComponent(code)}`;
  // Closing the device's dialog is no error.
  const share = () =>
    void navigator
      .share({
        title: texts.shareTitle,
        text: texts.shareText,
        url: link,
      })
      .catch(() => undefined);
  return (
    <section className="form-panel" aria-labelledby="my-code">
      <h2 id="my-code" ref={heading} tabIndex={-1}>
        {texts.codeTitle}
      </h2>
      <p className="my-code">{code}</p>
      <p>{texts.codeText}</p>
      <p className="my-link">{link}</p>
      <div className="my-code-actions">
        <CopyButton text={link} accent>
          {texts.copy}
        </CopyButton>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Icon name="message-circle" />
            {texts.share}
          </button>
        )}
      </div>
    </section>
  );
}

import { useLayoutEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link } from '../../ui/link.js';
import { Head } from '../../lib/head.js';
import type { ReadCall } from '../../lib/reads.js';
import { useRead } from '../../lib/use-read.js';
import { useTexts } from '../../lib/use-texts.js';
import { useSiteTitle } from '../../lib/use-settings.js';
import type { Site } from '../../lib/site.js';
import { Breadcrumb, breadcrumbData } from '../../ui/breadcrumb.js';
import { CopyButton } from '../../ui/copy-button.js';
import { TextsAwaited } from '../../ui/texts-awaited.js';
import { LinkedText } from '../../ui/linked-text.js';
import { Icon } from '../../ui/icon.js';
import { statusLink } from './receipt.js';
import '../../ui/form/form.css';
import './forms.css';

export function reads(): ReadCall[] {
  return [{ name: 'texts', args: { page: 'thank-you' } }];
}

const PATH = '/list-business/thank-you';

/** The confirmation of a submission: what happens next, and the private link to its status. */
export default function ThankYouPage() {
  const siteTitle = useSiteTitle();
  const origin = useSelector(({ site }: { site: Site }) => site.origin);
  const { data: facts } = useRead('directory', {});
  const { texts, failed, retry } = useTexts('thank-you');
  const [link, setLink] = useState<string | null>();
  // Only this tab knows the link. A layout effect runs before the first paint, so that nothing shifts.
  useLayoutEffect(() => setLink(statusLink() ?? null), []);
  if (!texts) return <TextsAwaited failed={failed} retry={retry} />;
  const trail = [
    { name: texts.formCrumb, to: '/list-business' },
    { name: texts.title, to: PATH },
  ];
  return (
    <div className="page page-narrow thank-you">
      <Head
        title={`${texts.title} | ${siteTitle}`}
        description={texts.description}
        path={PATH}
        noindex
        jsonLd={[breadcrumbData(trail, origin)]}
      />
      <Breadcrumb trail={trail} />
      <div className="page-title">
        <p className="thank-you-mark">
          <Icon name="badge-check" />
        </p>
        <h1>{texts.title}</h1>
        <p>{texts.subtitle}</p>
      </div>
      {link && (
        <section className="form-panel" aria-labelledby="private-link">
          <h2 id="private-link">{texts.linkTitle}</h2>
          <p>{texts.linkText}</p>
          <p className="thank-you-link">
            <a href={link}>{link}</a>
          </p>
          <p className="thank-you-actions">
            <CopyButton text={link}>{texts.linkCopy}</CopyButton>
            <a className="button" href={link}>
              {texts.linkOpen}
            </a>
          </p>
        </section>
      )}
      <section className="form-panel" aria-labelledby="next">
        <h2 id="next">{texts.nextTitle}</h2>
        <ul className="form-steps">
          <li>
            <Icon name="clock" />
            <h3>{texts.responseTitle}</h3>
            <p>{texts.responseText}</p>
          </li>
          {facts?.sendsMail !== false && (
            <li>
              <Icon name="mail" />
              <h3>{texts.mailTitle}</h3>
              <p>{texts.mailText}</p>
            </li>
          )}
        </ul>
      </section>
      {!facts?.off.includes('referrals') && (
        <p>
          <LinkedText text={texts.refer} />
        </p>
      )}
      <p>
        <Link className="button button-accent" to="/">
          {texts.home}
        </Link>
      </p>
      {link === null && (
        <p className="note" role="note">
          <Icon name="info" />
          <span>
            <LinkedText text={texts.noLink} />
          </span>
        </p>
      )}
    </div>
  );
}

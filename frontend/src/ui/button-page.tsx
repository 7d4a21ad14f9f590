import { type FormEvent, type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Head } from '../lib/head.js';
import type { Site } from '../lib/site.js';
import { useSiteTitle } from '../lib/use-settings.js';
import { Notice } from './notice.js';

/** How long the button is disabled after it was pressed; after this time the request has probably failed, and can be repeated. */
const SENDING_MS = 15_000;

interface ButtonPageProps {
  /** The title of the page in the document's head. */
  name: string;
  description: string;
  /** The canonical address: that of a public page, because the page's own address contains a secret token. */
  path: string;
  title: string;
  text: string;
  button: string;
  /** Content below the button. */
  after?: ReactNode;
  onSubmit?: () => void;
  /** The title when the link is no longer valid. */
  refusedTitle: string;
  /** Links that are shown then. */
  onward: ReactNode;
}

/** The page of a link in an email. Mail scanners open links but press no buttons, so only the button uses up the link. */
export function ButtonPage({ name, description, path, title, text, button, after, onSubmit, refusedTitle, onward }: ButtonPageProps) {
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const [isSent, setSent] = useState(false);
  const submitted = (event: FormEvent) => {
    // Ignore a second tap: it would abort the first request before its answer, which sets the cookie, and then find the link used up.
    if (isSent) return event.preventDefault();
    setSent(true);
    setTimeout(() => setSent(false), SENDING_MS);
    onSubmit?.();
  };
  return (
    <div className="page page-narrow">
      <Head title={`${name} | ${siteTitle}`} description={description} path={path} noindex />
      <h1 className="visually-hidden">{name}</h1>
      {refused === undefined ? (
        <Notice drawing="home-services" title={title}>
          <p>{text}</p>
          <form method="post" onSubmit={submitted}>
            <button className="button button-accent" type="submit" aria-disabled={isSent || undefined}>
              {button}
            </button>
          </form>
          {after}
        </Notice>
      ) : (
        <Notice drawing="error" title={refusedTitle} alert>
          <p>{refused}</p>
          <p className="button-row">{onward}</p>
        </Notice>
      )}
    </div>
  );
}

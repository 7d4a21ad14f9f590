import { type FormEvent, type ReactNode, useState } from 'react';
import { useSelector } from 'react-redux';
import { Head } from '../lib/head.js';
import type { Site } from '../lib/site.js';
import { useSiteTitle } from '../lib/use-settings.js';
import { Notice } from './notice.js';

/** How long the button rests after it was pressed: after that nothing is likely to come, and it can be tried again. */
const SENDING_MS = 15_000;

interface ButtonPageProps {
  /** What the page is called. */
  name: string;
  description: string;
  /** A page that anybody may open: the address of this one has the link in it, which is a key. */
  path: string;
  title: string;
  text: string;
  button: string;
  /** Below the button. */
  after?: ReactNode;
  onSubmit?: () => void;
  /** Where the link is not accepted any more. */
  refusedTitle: string;
  /** Links to go on with then. */
  onward: ReactNode;
}

/** The page behind a link in an email. Mail scanners open links but press no buttons: only the button makes use of the link. */
export function ButtonPage({ name, description, path, title, text, button, after, onSubmit, refusedTitle, onward }: ButtonPageProps) {
  const siteTitle = useSiteTitle();
  const refused = useSelector(({ site }: { site: Site }) => site.form?.detail);
  const [isSent, setSent] = useState(false);
  const submitted = (event: FormEvent) => {
    // A second tap would end the first request before its answer, which has the cookie, and find the link used up.
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

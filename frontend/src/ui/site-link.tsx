import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** Documents that the router of these pages does not know: the back office has a policy of its own, and the order of results no script. */
const DOCUMENT = /^\/(?:settings|how-we-order)(?:[/?#]|$)/;

interface SiteLinkProps {
  to: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** A link of a menu: to a page of the site, or to another one, as the operator typed it. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return to.startsWith('/') ? <Link to={to} reloadDocument={DOCUMENT.test(to)} {...props} /> : <a href={to} rel="noopener" {...props} />;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** The back office is a document of its own, with a policy of its own. */
const BACK_OFFICE = /^\/settings(?:[/?#]|$)/;

interface SiteLinkProps {
  to: string;
  children: ReactNode;
  'aria-current'?: 'page' | undefined;
}

/** A link of a menu: to a page of the site, or to another one, as the operator typed it. */
export function SiteLink({ to, ...props }: SiteLinkProps) {
  return to.startsWith('/') ? <Link to={to} reloadDocument={BACK_OFFICE.test(to)} {...props} /> : <a href={to} rel="noopener" {...props} />;
}

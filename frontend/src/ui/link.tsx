import type { AnchorHTMLAttributes } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site with what follows it, or an address of another one. */
  to: string;
  /** The browser loads it as a document of its own. */
  reloadDocument?: boolean;
}

/**
 * A link that the router follows without loading a page. React Router's own brings what prefetches the routes of its framework mode along:
 * 3 kB in every page for what none of them uses.
 */
export function Link({ to, reloadDocument = false, onClick, ...attributes }: LinkProps) {
  const isOurs = to.startsWith('/') || to.startsWith('#') || to.startsWith('?');
  const href = useHref(isOurs ? to : '/');
  const follow = useLinkClickHandler<HTMLAnchorElement>(
    isOurs ? to : '/',
    attributes.target === undefined ? {} : { target: attributes.target },
  );
  return (
    <a
      {...attributes}
      href={isOurs ? href : to}
      onClick={(event) => {
        onClick?.(event);
        if (isOurs && !reloadDocument && !event.defaultPrevented) follow(event);
      }}
    />
  );
}

import type { AnchorHTMLAttributes } from 'react';
import { createPath, resolvePath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

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
  const href = useAddress(isOurs ? to : '/');
  const follow = useFollowing(isOurs ? to : '/', attributes.target === undefined ? {} : { target: attributes.target });
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

/** The server writes links down, and nobody follows them there: what the router does for each is a twentieth of a page. */
const useAddress = import.meta.env.SSR ? useWritten : useHref;
const useFollowing = import.meta.env.SSR ? () => () => undefined : useLinkClickHandler<HTMLAnchorElement>;

function useWritten(to: string): string {
  const { pathname } = useLocation();
  return to.startsWith('/') ? to : createPath(resolvePath(to, pathname));
}

import type { AnchorHTMLAttributes } from 'react';
import { createPath, resolvePath, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site with query and fragment, or a URL of another site. */
  to: string;
  /** The browser loads it as a document of its own. */
  reloadDocument?: boolean;
}

/**
 * A link that the router follows without a page load. React Router's own component includes the route prefetching of its framework mode: 3
 * kB in every page for a feature that is not used here.
 */
export function Link({ to, reloadDocument = false, onClick, ...attributes }: LinkProps) {
  const isOurs = to.startsWith('/') || to.startsWith('#') || to.startsWith('?');
  const href = useLinkHref(isOurs ? to : '/');
  const follow = useClickHandler(isOurs ? to : '/', attributes.target === undefined ? {} : { target: attributes.target });
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

/** On the server, links are only written, never followed: the router's work for all of them would be a twentieth of a page's time. */
const useLinkHref = import.meta.env.SSR ? useServerHref : useHref;
const useClickHandler = import.meta.env.SSR ? () => () => undefined : useLinkClickHandler<HTMLAnchorElement>;

function useServerHref(to: string): string {
  const { pathname } = useLocation();
  return to.startsWith('/') ? to : createPath(resolvePath(to, pathname));
}

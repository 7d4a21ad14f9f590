export interface RequestOrigin {
  secFetchSite: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  publicOrigin: string | undefined;
}

/**
 * Whether a page of another site, or of a sibling domain, made a browser send this request. Browsers state the origin in these headers and
 * pages cannot forge them; a client that sends neither header is no browser that could be tricked.
 */
export function isCrossSite({ secFetchSite, origin, host, publicOrigin }: RequestOrigin): boolean {
  if (secFetchSite === 'cross-site' || secFetchSite === 'same-site') return true;
  if (origin === undefined) return false;
  return !isSameHost(origin, host) && !isSameOrigin(origin, publicOrigin);
}

/** The scheme is not compared, because it is unknown behind a proxy that terminates https. */
function isSameHost(origin: string, host: string | undefined): boolean {
  const url = httpUrl(origin);
  if (url === undefined || host === undefined) return false;
  // Read with the origin's scheme, so that a default port is left out on both sides or on neither.
  return httpUrl(`${url.protocol}//${host}`)?.host === url.host;
}

function isSameOrigin(origin: string, publicOrigin: string | undefined): boolean {
  const url = httpUrl(origin);
  return url !== undefined && publicOrigin !== undefined && url.origin === httpUrl(publicOrigin)?.origin;
}

function httpUrl(text: string): URL | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? url : undefined;
}

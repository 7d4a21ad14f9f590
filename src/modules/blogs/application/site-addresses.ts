/** The site's own addresses, which articles must not take. */
export abstract class SiteAddresses {
  /** Names at the beginning of the site's own addresses: no article may have one of them. */
  abstract reserved(): Promise<ReadonlySet<string>>;
}

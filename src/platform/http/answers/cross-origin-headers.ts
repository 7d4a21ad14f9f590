/**
 * Headers of pictures that other sites may embed: in link previews, and in the image results of search engines. The site's default policy
 * makes browsers refuse that.
 */
export const CROSS_ORIGIN_HEADERS = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/**
 * Headers of pictures that other sites may embed: in link previews, and in the image results of search engines. The site's default policy
 * makes browsers refuse that.
 */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

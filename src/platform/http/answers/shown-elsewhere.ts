/**
 * Headers of pictures that other sites show: beside links to this one, and where search engines list pictures. By default browsers refuse
 * to show what comes from here anywhere else.
 */
export const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

/** An HTTP request to the engine, without its body. Answers come uncompressed: compressing them costs several times the search itself. */
export function requestTo(path: string, apiKey: string | undefined) {
  const authorization = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', 'accept-encoding': 'identity', ...authorization },
  } as const;
}

export const searchPath = (indexName: string): string => `/indexes/${encodeURIComponent(indexName)}/search`;

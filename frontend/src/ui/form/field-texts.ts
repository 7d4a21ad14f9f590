type Part = 'Label' | 'Help' | 'Missing';

/** One kind of a page's texts by field, in order: labels, hints, or errors for an empty field. */
export function named(texts: Readonly<Record<string, unknown>>, part: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      name.endsWith(part) && typeof text === 'string' ? [[name.slice(0, -part.length), text]] : [],
    ),
  );
}

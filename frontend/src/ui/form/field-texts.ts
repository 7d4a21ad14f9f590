type Part = 'Label' | 'Help' | 'Missing';

/** One part of a page's texts by field, in their order: labels, hints, or what is said when a field is empty. */
export function named(texts: Readonly<Record<string, unknown>>, part: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      name.endsWith(part) && typeof text === 'string' ? [[name.slice(0, -part.length), text]] : [],
    ),
  );
}

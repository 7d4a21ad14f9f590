type Part = 'Label' | 'Help' | 'Missing';

/** Of the texts of a page, the labels of its fields, their hints or what is said when one is empty: by field, in their order. */
export function named(texts: Readonly<Record<string, unknown>>, part: Part): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]): [string, string][] =>
      name.endsWith(part) && typeof text === 'string' ? [[name.slice(0, -part.length), text]] : [],
    ),
  );
}

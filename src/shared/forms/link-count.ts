/** A form with more links than this in its texts is classified as spam. */
const MAX_LINKS = 3;

const LINK = /(?:https?:\/\/|www\.)\S+/gi;

/** Counts the links in a text of several words. A value that is only a link does not count: such a field asks for a link. */
function linksIn(text: string): number {
  return /\s/.test(text) ? (text.match(LINK) ?? []).length : 0;
}

/** The field with the most links, when a form's fields together exceed the limit. */
export function fieldWithTooManyLinks(fields: Record<string, string>): string | undefined {
  const counts = Object.entries(fields).map(([name, text]) => ({ name, count: linksIn(text) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total > MAX_LINKS ? counts.toSorted((a, b) => b.count - a.count)[0]!.name : undefined;
}

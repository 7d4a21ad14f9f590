/** A form with more links than these in its texts is taken for advertising. */
const MAX_LINKS = 3;

const LINK = /(?:https?:\/\/|www\.)\S+/gi;

/** Links in a text of several words: a field whose whole value is a link was asked for one. */
function linksIn(text: string): number {
  return /\s/.test(text) ? (text.match(LINK) ?? []).length : 0;
}

/** The field with most links, when a form's fields together have more than are allowed. */
export function fieldWithTooManyLinks(fields: Record<string, string>): string | undefined {
  const counts = Object.entries(fields).map(([name, text]) => ({ name, count: linksIn(text) }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return total > MAX_LINKS ? counts.toSorted((a, b) => b.count - a.count)[0]!.name : undefined;
}

/** A link in a line of text: `[words](/page)`, or to another site by https. */
const LINK = /\[([^[\]()]+)\]\(([^()\s]+)\)/g;

export interface TextLink {
  text: string;
  to: string;
}

/** Splits a line into plain text and links, in order. */
export function linkedParts(line: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: to = '', index } of line.matchAll(LINK)) {
    if (index > end) parts.push(line.slice(end, index));
    parts.push({ text, to });
    end = index + whole.length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}

/** Characters that are kept for the next chunk: an element that is cut by the end of a chunk begins within them. */
const CARRIED_OVER = 3_000;
const ELEMENT = /<(?:[\w.-]+:)?(mergeCell|hyperlink)\s([^<>]*)>/g;
const ATTRIBUTE = /(?:[\w.-]+:)?([\w.-]+)\s*=\s*["']([^"']*)["']/g;

export interface TrailingElement {
  name: 'mergeCell' | 'hyperlink';
  /** Names without their prefixes. */
  attributes: Partial<Record<string, string>>;
}

/**
 * The elements that follow the rows of a sheet but are needed before them: which cells are merged, and which have links.
 * @param sheet its XML: it is searched for these elements alone, which takes a fraction of parsing it
 */
export async function* trailingElements(sheet: AsyncIterable<Buffer>): AsyncIterable<TrailingElement> {
  let rest = '';
  for await (const bytes of sheet) {
    const text = rest + bytes.toString('latin1');
    let end = Math.max(0, text.length - CARRIED_OVER);
    if (text.includes('mergeCell') || text.includes('hyperlink'))
      for (const match of text.matchAll(ELEMENT)) {
        end = Math.max(end, match.index + match[0].length);
        const attributes = Object.fromEntries([...match[2]!.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));
        yield { name: match[1] as TrailingElement['name'], attributes };
      }
    rest = text.slice(end);
  }
}

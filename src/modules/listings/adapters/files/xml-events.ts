import { SaxesParser } from 'saxes';

export type Attributes = Record<string, string>;

export type XmlEvent =
  | { kind: 'open'; name: string; attributes: Attributes }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** More in one piece is no sheet, and would be held in memory until it ends; so would deeply nested elements. */
const MAX_PIECE_LENGTH = 4_000_000;
const MAX_DEPTH = 100;

/** The events of an XML text, chunk by chunk. Names have no prefixes. Entities of a DTD are not known, so none are expanded. */
export async function* xmlEvents(bytes: AsyncIterable<Buffer>): AsyncIterable<XmlEvent[]> {
  const decoder = new TextDecoder('utf-8');
  const parser = new SaxesParser();
  let events: XmlEvent[] = [];
  let failure: Error | undefined;
  let depth = 0;
  let pending = 0;
  const text = (piece: string) => events.push({ kind: 'text', text: piece });
  parser.on('error', (error) => (failure ??= error));
  parser.on('doctype', () => (failure ??= new Error('A workbook has no document type.')));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) failure ??= new Error('Too many elements within each other.');
    events.push({ kind: 'open', name: localOf(name), attributes });
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    events.push({ kind: 'close', name: localOf(name) });
  });
  parser.on('text', text);
  parser.on('cdata', text);
  for await (const chunk of bytes) {
    parser.write(decoder.decode(chunk, { stream: true }));
    pending = events.length > 0 ? 0 : pending + chunk.length;
    if (pending > MAX_PIECE_LENGTH) failure ??= new Error('A chunk is too long.');
    if (failure) throw failure;
    yield events;
    events = [];
  }
  parser.close();
  if (failure) throw failure;
  yield events;
}

function localOf(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

import { LRUCache } from 'lru-cache';
import type { Parameters } from './sql-conditions.js';

/** Where a page ended: the values of the sort columns in its last listing. */
export type PageCursor = Readonly<Record<string, unknown>>;

interface OrderColumn {
  name: string;
  descends: boolean;
}

/** The last columns of every order. They have the same direction, and their values are unique together. */
const TIE_BREAKERS = ['title_key', 'id_key', 'key'];
const MAX_SEARCHES = 200;
const MAX_CURSORS = 100;

/** Ends of pages that were read, by search, so that the next page is found without reading all earlier rows again. */
export class PageCursors {
  private readonly cursors = new LRUCache<string, LRUCache<number, PageCursor>>({ max: MAX_SEARCHES });

  /** @param offset how many listings of the search come up to this cursor */
  remember(search: string, offset: number, cursor: PageCursor): void {
    let known = this.cursors.get(search);
    if (!known) this.cursors.set(search, (known = new LRUCache({ max: MAX_CURSORS })));
    known.set(offset, cursor);
  }

  /** The last known cursor at or before this offset. */
  before(search: string, offset: number): { offset: number; cursor: PageCursor } | undefined {
    const known = this.cursors.get(search);
    const best = Math.max(...[...(known?.keys() ?? [])].filter((each) => each <= offset));
    const cursor = known?.get(best);
    return cursor && { offset: best, cursor };
  }
}

/**
 * Disjoint conditions for the listings after the cursor, in their order. The listings of each condition are in the order of the search, so
 * an index reads them one after the other (keyset pagination). A single row comparison would not do: the columns have different directions,
 * and no index answers that.
 * @param order as SQL has it: `rating DESC NULLS LAST`, ending in {@link TIE_BREAKERS}
 */
export function conditionsAfter(order: readonly string[], cursor: PageCursor, parameters: Parameters): string[] {
  const columns = order.slice(0, -TIE_BREAKERS.length).map(columnOf);
  const same = columns.map(({ name }) => (cursor[name] === null ? `${name} IS NULL` : `${name} = ${parameters.add(cursor[name])}`));
  const ties = TIE_BREAKERS.map((name) => parameters.add(cursor[name])).join(', ');
  const among = [...same, `(${TIE_BREAKERS.join(', ')}) > (${ties})`].join(' AND ');
  // The closest to the cursor first: listings that differ from it in the last column alone, then in the last but one, and so on.
  const beyond = columns.flatMap(({ name, descends }, index) => {
    if (cursor[name] === null) return [];
    const value = parameters.add(cursor[name]);
    const group = same.slice(0, index);
    return [[[...group, `${name} ${descends ? '<' : '>'} ${value}`].join(' AND '), [...group, `${name} IS NULL`].join(' AND ')]];
  });
  return [among, ...beyond.toReversed().flat()];
}

/** For a column without NULL the `IS NULL` part just matches no row. */
function columnOf(column: string): OrderColumn {
  const [name = '', direction] = column.split(' ');
  return { name, descends: direction === 'DESC' };
}

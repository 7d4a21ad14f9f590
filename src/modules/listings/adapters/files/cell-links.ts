import { fold } from '../../../../shared/text/text.js';
import { MAX_COLUMNS } from '../../domain/import/uploads/header-row.js';
import { columnOf } from './column-of.js';

const PLACE = /^([A-Z]{1,3})(\d{1,7})(?::[A-Z]{1,3}(\d{1,7}))?$/;
const OF_FORMULA = /^\s*HYPERLINK\(\s*"((?:[^"]|"")+)"/i;
/** Maximum number of links in memory; further cells keep their text. */
const MAX_LINKS = 500_000;

/** Texts that only say that there is a link: a person who fills in a list by hand would write the address instead. */
const LABEL =
  /^(?:(?:visit|view|open|see|go to|our|the|their|voir|notre|le) )*(?:website|web site|web page|webpage|site|web|www|link|website link|url|here|click here|home ?page|visit|view|e ?mail|e ?mail us|e ?mail link|send e ?mail|site web|site internet|lien|ici|courriel)$/;

/** Links of a sheet's cells. Many lists show "Website" in each row, with the address behind it. */
export class CellLinks {
  /** Ids of links, by row (counted from 1) and column. */
  private readonly places = new Map<number, Map<number, string>>();
  private count = 0;
  private addresses: ReadonlyMap<string, string> = new Map();
  /** Columns whose name, their first text, has been read. */
  private readonly named = new Set<number>();

  get isEmpty(): boolean {
    return this.count === 0;
  }

  add(reference: string, id: string): void {
    const [, letters, first, last = first] = PLACE.exec(reference) ?? [];
    const column = letters === undefined ? MAX_COLUMNS : columnOf(letters);
    if (column >= MAX_COLUMNS) return;
    for (let row = Number(first); row <= Number(last) && this.count < MAX_LINKS; row += 1, this.count += 1)
      this.places.set(row, (this.places.get(row) ?? new Map<number, string>()).set(column, id));
  }

  /** @param addresses by the ids of links */
  leadTo(addresses: ReadonlyMap<string, string>): void {
    this.addresses = addresses;
  }

  /** The text of a cell, or the address of its link where the text only says that there is one. The first text of a column is its name. */
  textOf({ row, column, text, formula }: { row: number; column: number; text: string; formula: string }): string {
    if (text.trim() === '') return text;
    if (!this.named.has(column)) {
      this.named.add(column);
      return text;
    }
    const address = OF_FORMULA.exec(formula)?.[1]?.replaceAll('""', '"') ?? this.addresses.get(this.places.get(row)?.get(column) ?? '');
    return address && isLabel(text) ? (written(address) ?? text) : text;
  }
}

/** Symbols alone are a label, too. */
function isLabel(text: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(text) ||
    LABEL.test(
      fold(text)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )
  );
}

/** An address as a person would write it; `undefined` for a link into the file or to a path on a disk. */
function written(address: string): string | undefined {
  const email = /^mailto:([^?]+)/i.exec(address.trim())?.[1];
  if (email) return decoded(email);
  return /^(?:https?:\/\/|www\.)\S+$/i.test(address.trim()) ? address.trim() : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ListingRow } from '../../scripts/listing-generator/index.mjs';
import { aListing, sheetCsv } from './builders.js';

const FIRST_PHONE = 4_165_550_122;
const numbered = new Map<string, number>();

/** A number that is unique and stable for each id. */
function numberOf(id: string): number {
  const own = /^r-(\d{1,4})$/.exec(id)?.[1];
  if (own) return Number(own);
  if (!numbered.has(id)) numbered.set(id, 70_000 + numbered.size);
  return numbered.get(id)!;
}

/** A row of the sheet without any remark of an import, not even that of a duplicate. */
export function aRow(id: string, cells: Partial<ListingRow> = {}): ListingRow {
  const number = numberOf(id);
  return aListing({
    id,
    title: `Business ${id}`,
    rating: '4.5',
    reviews: '12',
    address: `${number} King St W, Toronto, ON, M5V 2T6`,
    city: '',
    region: '',
    phone: String(FIRST_PHONE + number),
    latitude: '43.65',
    longitude: '-79.38',
    ...cells,
  });
}

export const rows = (count: number, from = 1): ListingRow[] => Array.from({ length: count }, (_, index) => aRow(`r-${from + index}`));

/** A sheet as a CSV file that tests can change. */
export class SheetFile {
  readonly path = join(tmpdir(), `homewright-sheet-${randomBytes(6).toString('hex')}.csv`);

  async write(listings: readonly ListingRow[]): Promise<void> {
    await this.writeText(sheetCsv(listings));
  }

  async writeText(text: string | Buffer): Promise<void> {
    await writeFile(this.path, text);
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

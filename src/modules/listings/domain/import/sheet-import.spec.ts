import { type PlacedRow, SheetImport } from './sheet-import.js';
import { detailsWith, type ListingSource } from '../catalogue/listing.js';
import type { ForeignListing, KnownRow, SheetListing } from './sheet-listings.js';
import { emptyFigures } from './sync-run.js';
import { SheetRefused } from './sync.errors.js';

const HEADER = ['id', 'title', 'industry', 'address', 'phone'];
const row = (id: string, title = `Business ${id}`) => [id, title, 'Plumber', '1 King St, Guelph, ON', '(519) 555-0123'];

interface Before {
  known?: Map<string, KnownRow>;
  source?: ListingSource;
  foreign?: [string, ForeignListing][];
}

interface Taken {
  sheet: SheetImport;
  written: SheetListing[];
  seen: Map<string, number>;
}

/** Takes a sheet in batches of so many rows, as a sync does. */
function importRows(size: number, rows: string[][], { source = 'sheet', known = new Map(), foreign = [] }: Before = {}): Taken {
  const present = [...known.values()].filter(({ removed }) => !removed).length;
  const sheet = new SheetImport(source, { present, hasOwnIds: false });
  const placed = rows.flatMap((cells) => sheet.place(cells) ?? []);
  const taken: Taken = { sheet, written: [], seen: new Map() };
  const ask = (batch: PlacedRow[]) => {
    const ids = new Set(sheet.idsOf(batch));
    const under = <T>(all: Iterable<[string, T]>) => new Map([...all].filter(([id]) => ids.has(id)));
    return { batch, existing: { known: under(known), foreign: under(foreign), seen: under(taken.seen) } };
  };
  let asked = ask(placed.slice(0, size));
  for (let at = size; asked.batch.length > 0; at += size) {
    // Before the batch that came first is taken.
    const next = ask(placed.slice(at, at + size));
    const { listings, seen } = sheet.take(asked.batch, asked.existing);
    taken.written.push(...listings);
    for (const [id, row] of seen) taken.seen.set(id, row);
    asked = next;
  }
  return taken;
}

/** Takes a sheet and says what would be written; refusals are thrown. */
function take(rows: string[][], before: Before = {}, force = false, size = 3) {
  const { sheet, written, seen } = importRows(size, rows, before);
  const present = [...(before.known ?? [])].filter(([, { removed }]) => !removed).map(([id]) => id);
  const missing = present.filter((id) => !seen.has(id));
  const figures = sheet.finish(force, missing.length);
  return { figures, written, ids: written.map(({ id }) => id), missing };
}

/** What the last sync left of such a sheet. */
function after(rows: string[][], removed: string[] = []): Map<string, KnownRow> {
  return new Map(take(rows).written.map(({ id, hash, notes }) => [id, { hash, notes, removed: removed.includes(id) }]));
}

const many = (count: number, from = 1) => Array.from({ length: count }, (_, index) => row(String(from + index)));

describe('a first import', () => {
  it('creates every row', () => {
    const { figures, ids } = take([HEADER, row('1'), row('2')]);
    expect(ids).toEqual(['1', '2']);
    expect(figures).toEqual({ ...emptyFigures(), created: 2 });
  });

  it('accepts a title and a blank row above the header', () => {
    expect(take([['Our directory'], [], HEADER, row('1')]).ids).toEqual(['1']);
  });

  it('says which columns have the same name: the cells of the first one count', () => {
    const { figures, written } = take([['Our directory'], [...HEADER, 'Phone ', 'PHONE'], [...row('1'), '519-555-0199', 'x']]);
    expect(written[0]?.details.phone).toBe('(519) 555-0123');
    expect(figures.notes).toEqual([{ row: 2, field: 'phone', reason: 'has more than one column of this name; the first one counts' }]);
  });

  it('numbers rows as the spreadsheet does, including blank ones', () => {
    const { figures } = take([
      ['Our directory'],
      HEADER,
      row('1'),
      ['', ' '],
      [''],
      row('', 'No id'),
      row('2', ' '),
      [...row('3').slice(0, 4), 'call us'],
    ]);
    expect(figures.skipped).toEqual([
      { row: 6, reason: 'has no id' },
      { row: 7, reason: 'has no title' },
    ]);
    expect(figures.notes).toEqual([{ row: 8, field: 'phone', reason: expect.stringContaining('dialled') as string }]);
  });

  it('skips repeated header rows, as in lists that were joined from several', () => {
    const { figures, ids } = take([HEADER, row('1'), HEADER, row('2'), HEADER.map((name) => ` ${name.toUpperCase()} `)]);
    expect(ids).toEqual(['1', '2']);
    expect(figures.skipped).toEqual([3, 5].map((number) => ({ row: number, reason: 'repeats the names of the columns' })));
  });

  const alone = (id: string, title: string) => [id, title, '', ' ', 'n/a'];

  it.each([
    'ONTARIO',
    'Québec',
    'Ont.',
    'Plumbers',
    'HVAC',
    'Plombiers :',
    '--- Plumbers ---',
    '=== North ===',
    '***',
    '—— Suite ——',
    'Emergency numbers:',
    '41 businesses',
    'Count: 41',
    'Page 2 of 5',
    'Last updated 2026-01-02',
    'Mis à jour : 2 mars',
    'End of list',
  ])('skips a heading or a line about the list, and says so: %j', (title) => {
    const { figures, ids } = take([HEADER, row('1'), alone('2', title), row('3')]);
    expect(ids).toEqual(['1', '3']);
    expect(figures.skipped).toEqual([
      {
        row: 3,
        reason: `is a heading or a remark (${title}), with nothing else in the row; give it a city or a phone number if it is a business`,
      },
    ]);
  });

  it.each([
    ['2', 'ONTARIO', '', 'Guelph', ''],
    ['2', 'Plumbers', '', '', '519-555-0123'],
    alone('2', 'Simple Sam'),
    alone('2', 'Ontario Plumbing'),
    alone('2', 'A-1 Plumbing'),
    alone('2', 'Updated Homes'),
    alone('2', 'Count on Us'),
    alone('2', '1-800-DRAINS'),
  ])('takes a row with a name like a business or with anything else for a business: %j', (...cells) => {
    expect(take([HEADER, row('1'), cells])).toMatchObject({ ids: ['1', '2'], figures: { skipped: [] } });
  });

  it('takes a long text for no heading, and does not repeat it', () => {
    expect(take([HEADER, row('1'), alone('2', `Source: ${'x'.repeat(300)}`)]).figures.skipped).toEqual([
      { row: 3, reason: expect.not.stringContaining('xxx') as string },
    ]);
  });

  it('takes boxes that are not ticked for nothing in the row', () => {
    const header = [...HEADER, 'featured', 'reviews'];
    expect(take([header, [...row('1'), 'FALSE', '0'], [...alone('2', 'ONTARIO'), 'FALSE', '0']]).ids).toEqual(['1']);
    expect(take([header, [...row('1'), 'FALSE', '0'], [...alone('2', 'ONTARIO'), 'TRUE', '0']]).ids).toEqual(['1', '2']);
  });

  it('removes a heading that an earlier version listed, unless an admin has completed it', () => {
    const rows = [HEADER, ...many(8), alone('9', 'ONTARIO')];
    const known = (corrected?: KnownRow['corrected']) =>
      after([HEADER, ...many(8)]).set('9', { hash: 'x', notes: [], removed: false, ...(corrected ? { corrected } : {}) });
    expect(take(rows, { known: known() }).missing).toEqual(['9']);
    const corrected = { corrections: { phone: '519-555-0123' }, source: detailsWith({ title: 'ONTARIO' }) };
    expect(take(rows, { known: known(corrected) })).toMatchObject({ missing: [], ids: ['9'] });
  });

  it('notes that the cells of a row that is longer than the header may be in wrong columns', () => {
    const unquoted = ['2', 'Bob', 'Plumber', '1 King St', ' Guelph', ' ON', '(519) 555-0123'];
    const { figures, ids } = take([HEADER, row('1'), [...row('3'), '', ' '], unquoted]);
    expect(ids).toEqual(['1', '3', '2']);
    expect(figures.notes).toContainEqual({
      row: 4,
      field: 'id',
      reason:
        'has more cells than the columns have names: in a CSV file, a comma outside quotation marks moves those behind it into wrong columns',
    });
    expect(figures.notes.filter(({ field }) => field === 'id')).toHaveLength(1);
  });

  it('notes the first ten of such rows only: one column without a name causes all of them', () => {
    const { figures } = take([HEADER, ...many(30).map((cells) => [...cells, 'called twice'])]);
    expect(figures.notes.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(figures).toMatchObject({ created: 30, notesTotal: 10 });
  });

  it('keeps the first of two rows with the same id', () => {
    const { figures, written } = take([HEADER, row('1', 'First'), row(' 1 ', 'Second'), row('1', 'Third')]);
    expect(written.map(({ details }) => details.title)).toEqual(['First']);
    expect(figures.skipped).toEqual(
      [3, 4].map((number) => ({ row: number, reason: 'has the same id as an earlier row (1); the first one counts' })),
    );
  });

  it('keeps the first of two rows with the same id, also in different batches', () => {
    const rows = [HEADER, row('1', 'First'), row('2'), row('1', 'Second'), row('3'), row('1', 'Third')];
    for (const size of [1, 2, 3, 4]) {
      const { figures, ids } = take(rows, {}, false, size);
      expect({ ids, skipped: figures.skipped.map((skipped) => skipped.row) }).toEqual({ ids: ['1', '2', '3'], skipped: [4, 6] });
    }
  });

  it.each(['\u202a1\u202c', '\u20661\u2069', ' e\u0301 '])('recognises an id despite characters that copying left around it: %j', (id) => {
    const plain = { '\u202a1\u202c': '1', '\u20661\u2069': '1' }[id] ?? '\u00e9';
    for (const size of [1, 2]) expect(take([HEADER, row(plain), row(id, 'Copied')], {}, false, size).ids).toEqual([plain]);
    const rows = [HEADER, row(id)];
    expect(take(rows, { known: after(rows) }).figures).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('creates an id for a row whose id another list uses for another business, and only once', () => {
    const foreign: Before['foreign'] = [['1', { title: 'Another', source: 'upload:a' }]];
    for (const size of [1, 2, 3]) {
      const { figures, ids } = take(
        [HEADER, row('1', 'First'), row('2'), row('1', 'Second')],
        { source: 'upload:b', foreign },
        false,
        size,
      );
      expect(ids).toEqual([expect.stringMatching(/^1~[\da-f]{8}$/), '2']);
      expect(figures.skipped).toEqual([{ row: 4, reason: `has the same id as an earlier row (${ids[0]}); the first one counts` }]);
    }
  });

  it('does not look up invalid ids in the directory', () => {
    const sheet = new SheetImport('sheet', { present: 0, hasOwnIds: false });
    const placed = [HEADER, row(''), row('a\u0000b'), row('x'.repeat(201)), row('1')].flatMap((cells) => sheet.place(cells) ?? []);
    expect(placed).toHaveLength(4);
    expect(sheet.idsOf(placed)).toEqual(['1']);
  });

  it.each([
    ['sheet', ['a', 'b']],
    ['upload:00000000-0000-4000-8000-000000000000', ['b']],
  ] as const)('with duplicates in the directory, %s notes those with the values that concern it', (source, values) => {
    const sheet = new SheetImport(source, { present: 0, hasOwnIds: false });
    const others = { field: 'phone' as const, value: 'a', ids: ['x', 'y'] };
    const own = { field: 'phone' as const, value: 'b', ids: ['x', '1'] };
    sheet.noteDuplicates([others, own], new Map([['1', 2]]));
    expect(sheet.figures.duplicates.map(({ value }) => value)).toEqual(values);
    expect(sheet.figures).toMatchObject({ duplicatesTotal: values.length, notesTotal: sheet.figures.notes.length });
  });

  it('lists ten thousand skipped rows and notes, and the number of further ones', () => {
    const bare = Array.from({ length: 10_010 }, (_, index) => ['', `No id ${index}`]);
    const { figures } = take([HEADER, row('1'), ...bare], {}, false, 5_000);
    expect(figures.skipped).toHaveLength(10_001);
    expect(figures.skippedTotal).toBe(10_010);
    expect(figures.skipped.at(-1)).toEqual({ row: 10_012, reason: '10 more rows were skipped; the first ones are listed' });
  });

  it('uses the second row with an id if the first is unreadable', () => {
    expect(take([HEADER, row('1', ''), row('1', 'Second')]).written.map(({ details }) => details.title)).toEqual(['Second']);
  });

  it('treats ids that look the same as equal', () => {
    expect(take([HEADER, row('caf\u00e9'), row('cafe\u0301')]).ids).toEqual(['caf\u00e9']);
  });

  it('does not change listings of other sources', () => {
    const { figures, ids } = take([HEADER, row('1'), row('2')], { foreign: [['2', { title: 'Business 2', source: 'submission' }]] });
    expect(ids).toEqual(['1']);
    expect(figures.skipped).toEqual([{ row: 3, reason: 'has the id of a listing that is not from the sheet (2)' }]);
  });

  it('notes missing columns once, at the header', () => {
    const { figures } = take([
      ['id', 'title'],
      ['1', 'Bob'],
      ['2', 'Ann'],
    ]);
    expect(figures.notes).toEqual(
      ['industry', 'address', 'phone'].map((field) => ({ row: 1, field, reason: 'has no column in the sheet' })),
    );
  });
});

describe('a later import', () => {
  const rows = [HEADER, ...many(10)];

  it('writes changed rows only', () => {
    const sheet = [HEADER, row('1', 'Renamed'), ...many(8, 2), row('11')];
    const { figures, ids, missing } = take(sheet, { known: after(rows) });
    expect(ids).toEqual(['1', '11']);
    expect(missing).toEqual(['10']);
    expect(figures).toMatchObject({ created: 1, updated: 1, unchanged: 8, removed: 1 });
  });

  it('finds no change in the same sheet with rows and columns in another order', () => {
    const turned = rows.map((cells) => ['note', ...[...cells].reverse()]);
    const { figures, written } = take([turned[0]!, ...turned.slice(1).reverse()], { known: after(rows) });
    expect(written).toEqual([]);
    expect(figures).toMatchObject({ created: 0, updated: 0, unchanged: 10, removed: 0 });
  });

  it('reads a row again when a column was added or removed', () => {
    expect(
      take(
        rows.map((cells) => cells.slice(0, 4)),
        { known: after(rows) },
      ).figures,
    ).toMatchObject({ updated: 10, unchanged: 0 });
  });

  it('repeats the notes of unchanged rows', () => {
    const noted = [HEADER, [...row('1').slice(0, 4), 'call us']];
    const [first, second] = [take(noted), take(noted, { known: after(noted) })];
    expect(second.figures.unchanged).toBe(1);
    expect(second.figures.notes).toEqual(first.figures.notes);
    expect(second.figures.notes).toHaveLength(1);
  });

  it('keeps a known listing whose row has lost its title', () => {
    const { figures, missing, ids } = take([HEADER, row('1', ''), ...many(9, 2)], { known: after(rows) });
    expect({ missing, ids }).toEqual({ missing: [], ids: [] });
    expect(figures).toMatchObject({ removed: 0, unchanged: 9, skipped: [{ row: 2, reason: 'has no title' }] });
  });

  it('counts returned rows as created, changed or not', () => {
    const { figures, ids } = take(rows, { known: after(rows, ['3', '4']) });
    expect(ids).toEqual(['3', '4']);
    expect(figures).toMatchObject({ created: 2, updated: 0, unchanged: 8 });
  });

  it('counts removed rows only once', () => {
    const { figures, missing } = take(rows, { known: after([...rows, row('11')], ['11']) });
    expect({ removed: figures.removed, missing }).toEqual({ removed: 0, missing: [] });
  });
});

describe('a refused sheet', () => {
  const known = after([HEADER, ...many(10)]);
  const refused = (rows: string[][], before: Before = { known }, force = false) => {
    try {
      take(rows, before, force);
    } catch (error) {
      if (error instanceof SheetRefused) return error;
      throw error;
    }
    return undefined;
  };
  const refusal = (...args: Parameters<typeof refused>) => refused(...args)?.message;
  const codeOf = (rows: string[][]) => refused(rows)?.code;

  it('is one that is empty, has only headers, or no readable row, even with force', () => {
    for (const force of [false, true]) {
      expect(refusal([], { known }, force)).toBe('The sheet is empty. Nothing was changed.');
      expect(refusal([HEADER], { known }, force)).toMatch(/^The sheet has no listing that could be read\. /);
      expect(refusal([HEADER, [], row('99', '')], { known }, force)).toMatch(/^The sheet has no listing that could be read\. /);
    }
  });

  it('is one that lost the header id or title, even with force', () => {
    for (const lost of ['id', 'title']) {
      const header = HEADER.map((name) => (name === lost ? 'other' : name));
      for (const force of [false, true])
        expect(refusal([header, ...many(12)], { known }, force)).toMatch(/^The sheet has no header row with both "id" and "title"/);
    }
  });

  it.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
  ])('is one with %j as separator, and the reason says so', (separator, name) => {
    expect(
      refusal(
        [HEADER, row('1')].map((cells) => [cells.join(separator)]),
        {},
      ),
    ).toBe(`The sheet has ${name} between its cells in place of commas: save it as "CSV UTF-8 (comma delimited)". Nothing was changed.`);
  });

  it('is one whose header is after the tenth row', () => {
    const blank = (count: number) => Array.from({ length: count }, () => ['']);
    expect(take([...blank(9), HEADER, row('1')]).ids).toEqual(['1']);
    expect(refusal([...blank(10), HEADER, row('1')], {})).toMatch(/within its first 10 rows/);
  });

  it.each([
    [10, 3],
    [100, 30],
    [7, 2],
    [3, 0],
    [1, 0],
  ])('is, of %d listings, one without more than %d of them', (count, most) => {
    const all = many(count);
    const before = { known: after([HEADER, ...all]) };
    const without = (gone: number) => [HEADER, ...all.slice(gone), row('new')];
    expect(take(without(most), before).figures.removed).toBe(most);
    expect(refusal(without(most + 1), before)).toBe(
      `The sheet would remove ${most + 1} of ${count} listings, more than 30 %. Nothing was changed. If that is intended, sync it anyway (force).`,
    );
    expect(take(without(most + 1), before, true).figures.removed).toBe(most + 1);
  });

  it('has its own error code if force helps', () => {
    expect(codeOf([HEADER, ...many(6)])).toBe('too-many-removed');
    expect(codeOf([HEADER])).toBe('sheet-refused');
    expect(codeOf([])).toBe('sheet-refused');
  });

  it('is measured by present listings, not by those removed before', () => {
    const before = {
      known: after(
        [HEADER, ...many(20)],
        many(10, 11).map(([id]) => id!),
      ),
    };
    expect(refusal([HEADER, ...many(6)], before)).toMatch(/would remove 4 of 10/);
  });
});

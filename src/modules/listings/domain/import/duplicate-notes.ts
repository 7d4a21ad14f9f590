import type { Duplicate } from '../catalogue/duplicates.js';
import type { RowNote } from './sync-run.js';

const MAX_NAMED = 3;

/** One note for each row of the sheet that has a part in a duplicate, naming the others. */
export function notesOf(duplicates: readonly Duplicate[], rowOf: ReadonlyMap<string, number>): RowNote[] {
  return duplicates.flatMap(({ field, ids }) =>
    ids.flatMap((id) => {
      const row = rowOf.get(id);
      return row === undefined
        ? []
        : [{ row, field, reason: `is also the ${field} of ${namesOf(ids, id, rowOf)}; perhaps the same business` }];
    }),
  );
}

function namesOf(ids: readonly string[], own: string, rowOf: ReadonlyMap<string, number>): string {
  // The first ones suffice: thousands may share one website.
  const others = ids
    .slice(0, MAX_NAMED + 1)
    .filter((id) => id !== own)
    .slice(0, MAX_NAMED);
  const named = others.map((id) => (rowOf.has(id) ? `${id} (row ${rowOf.get(id)})` : id)).join(', ');
  const more = ids.length - 1 - others.length;
  return more > 0 ? `${named} and ${more} more` : named;
}

import type { AdminList } from '../../../../../shared/office/admin-list.js';
import {
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
  whole,
  yes,
} from '../../../../../platform/http/answers/answers.js';
import type { UploadSituation } from '../../../application/import/uploads/upload-situation.js';
import type { SyncFigures } from '../../../domain/import/sync-run.js';
import { type Column, COLUMNS } from '../../../domain/import/sheet-columns.js';
import type { MissingResults } from '../../../domain/import/uploads/unread-parts.js';
import type { UploadColumn } from '../../../domain/import/uploads/upload.js';
import { RUN, type RunAnswer, runAnswer } from './runs.js';
import { TIMESTAMP } from './sync.answers.js';

/** An uploaded file in the list of them. */
export interface ImportItem {
  id: string;
  name: string;
  fileName: string;
  createdAt: Date;
  rows: number;
  list: { name: string; listings: number } | null;
  kept: boolean;
  undo: boolean;
  sourceId: string | null;
  run: RunAnswer | null;
}

export interface Import extends ImportItem {
  columns: Omit<UploadColumn, 'place'>[];
  fields: Column[];
  withoutResult: MissingResults | null;
  otherSheets: string[] | null;
}

export interface UndoneImport extends Pick<SyncFigures, 'created' | 'updated' | 'removed'> {
  success: true;
  timestamp: Date | null;
  runId: string;
}

const ITEM_FIELDS: Fields<ImportItem> = {
  id: text,
  name: described(text, 'The name of the list of which the file is a version.'),
  fileName: text,
  createdAt: time,
  rows: described(whole, 'The rows below the header, without blank ones.'),
  list: described(
    nullable(object<NonNullable<ImportItem['list']>>({ name: text, listings: whole })),
    'The existing list of this name; without one, it is created when the file is applied.',
  ),
  kept: described(flag, 'The rows are still stored: it can be previewed and applied.'),
  undo: described(flag, 'Its changes can be undone.'),
  sourceId: described(nullable(text), 'The table on the web from which it was fetched.'),
  run: described(nullable(RUN), 'Its last run.'),
};

const column = object<Omit<UploadColumn, 'place'>>({ name: text, examples: list(text), field: nullable(oneOf(...COLUMNS)) });

export const IMPORT = object<Import>({
  ...ITEM_FIELDS,
  columns: list(column),
  fields: described(list(oneOf(...COLUMNS)), 'The possible fields of a column.'),
  withoutResult: described(
    nullable(object<MissingResults>({ cells: described(list(text), 'The first ones, such as C7.'), total: whole })),
    'Cells of a workbook whose formulas have no result: read as empty.',
  ),
  otherSheets: described(nullable(list(text)), 'Further non-empty sheets of a workbook, twenty at most: they are not read.'),
});
export const IMPORTS = object<AdminList<ImportItem>>({
  items: list(object<ImportItem>(ITEM_FIELDS)),
  total: whole,
  page: whole,
  totalPages: whole,
});
export const UNDONE_IMPORT = object<UndoneImport>({
  success: yes,
  timestamp: TIMESTAMP,
  runId: described(text, 'The undone run.'),
  created: whole,
  updated: whole,
  removed: whole,
});

/** Without the results of a preview for each listing: lists would be long. */
export function itemOf({ upload, list: made, run, isKept, canUndo }: UploadSituation, isIndexed: boolean): ImportItem {
  const { id, name, fileName, createdAt, rows, remoteId } = upload;
  const shown = run && runAnswer({ ...run, preview: null, skipped: [], notes: [], duplicates: [] }, isIndexed);
  return {
    id,
    name,
    fileName,
    createdAt,
    rows,
    list: made && { name: made.name, listings: made.listings },
    kept: isKept,
    undo: canUndo,
    sourceId: remoteId,
    run: shown,
  };
}

export function importOf(situation: UploadSituation, isIndexed: boolean): Import {
  const columns = situation.upload.columns.map(({ name, examples, field }) => ({ name, examples, field }));
  const { withoutResult, otherSheets } = situation.upload;
  const run = situation.run && runAnswer(situation.run, isIndexed);
  return { ...itemOf(situation, isIndexed), run, columns, fields: [...COLUMNS], withoutResult, otherSheets };
}

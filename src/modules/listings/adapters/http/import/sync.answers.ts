import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { FIELD_NAMES } from '../../../../../shared/listings/field-lists.js';
import { MAX_REMOVED_TEXT } from '../../../../../shared/listings/removal-limit.js';
import {
  decimal,
  described,
  type Fields,
  flag,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Schema,
  text,
  time,
  whole,
  yes,
} from '../../../../../platform/http/answers/answers.js';
import type { Duplicate } from '../../../domain/catalogue/duplicates.js';
import { type FieldChange, type ListingChange, MAX_CHANGES, type ShownValue } from '../../../domain/catalogue/listing-change.js';
import { COLUMNS } from '../../../domain/import/sheet-columns.js';
import type { RowNote, SkippedRow, SyncFigures, SyncProgress, SyncRun } from '../../../domain/import/sync-run.js';
import { WholeNumber } from '../../../../../platform/http/requests/whole-number.decorator.js';
import { choiceOf } from '../../../../../platform/http/requests/query-choice.js';

export interface SyncAnswer extends SyncFigures {
  success: true;
  timestamp: Date | null;
  /** The kind of the sheet; null without one. */
  from: 'google' | 'file' | null;
  changes?: ListingChange[];
  changesTotal?: number;
}

export interface UndoAnswer extends Pick<SyncFigures, 'created' | 'updated' | 'removed'> {
  success: true;
  timestamp: Date | null;
  runId: string;
  paused: true;
}

export interface ProgressAnswer extends Omit<SyncProgress, 'share'> {
  doneAt: Date | null;
}

export interface SyncHistoryEntry extends Omit<SyncRun, 'finishedAt' | 'uploadId' | 'preview' | 'share'> {
  timestamp: Date | null;
}

export interface SyncHistory {
  running: boolean;
  progress: ProgressAnswer | null;
  paused: boolean;
  undo: { available: boolean; runId: string | null; timestamp: Date | null; sample: number };
  from: 'google' | 'file' | null;
  runs: SyncHistoryEntry[];
  runsTotal: number;
}

const row = described(whole, 'Row number in the spreadsheet.');

export const FIGURES: Fields<SyncFigures> = {
  created: whole,
  updated: whole,
  unchanged: whole,
  removed: described(whole, 'Listings that the source does not have any more; without those of the sample directory.'),
  sample: described(whole, 'Removed fictional listings of the sample directory: all of them, with the first real source.'),
  skipped: described(list(object<SkippedRow>({ row, reason: text })), 'The first ones: of a completed run, 1,000 are stored.'),
  skippedTotal: described(whole, 'The number of skipped rows.'),
  notes: described(list(object<RowNote>({ row, field: oneOf(...COLUMNS), reason: text })), 'The first ones, as of skipped rows.'),
  notesTotal: described(whole, 'The number of notes.'),
  duplicates: described(
    list(object<Duplicate>({ field: oneOf('phone', 'website', 'address'), value: text, ids: list(text) })),
    'Listings with different ids and equal contact details; the first 200. Nothing is merged.',
  ),
  duplicatesTotal: described(whole, 'Their number; counted up to 10,000.'),
};

export const DONE_AT = described(nullable(time), 'The estimated end; null when it is over, and while it cannot be estimated.');

const PROGRESS: Fields<Omit<SyncProgress, 'share'>> = {
  read: described(whole, 'Rows of the sheet.'),
  written: described(whole, 'Written listings; they are published when all are written.'),
};

const shown: Schema<ShownValue> = { oneOf: [nullable(text), decimal] };
export const CHANGE = object<ListingChange>({
  id: text,
  title: text,
  kind: oneOf('created', 'updated', 'removed'),
  fields: described(
    list(object<FieldChange>({ field: oneOf(...FIELD_NAMES), from: shown, to: shown })),
    'The displayed values that would change.',
  ),
});

export const TIMESTAMP = described(nullable(time), 'When it ended.');

export const ERROR_CODE = described(
  nullable(text),
  'The code of the problem that ended the run, as in the `type` of a synchronous answer: only with `too-many-removed`, `force` helps. Null if it ended in another way.',
);

const FROM = described(nullable(oneOf('google', 'file')), 'The sheet; null without one.');

export const SYNC = object<SyncAnswer>({
  success: yes,
  timestamp: TIMESTAMP,
  from: FROM,
  ...FIGURES,
  changes: optional(described(list(CHANGE), `For a dry run: the changes by listing; the first ${MAX_CHANGES}.`)),
  changesTotal: optional(described(whole, 'For a dry run: the number of listings that would change.')),
});

export const UNDONE = object<UndoAnswer>({
  success: yes,
  timestamp: TIMESTAMP,
  runId: described(text, 'The undone run.'),
  created: described(whole, 'Restored listings.'),
  updated: described(whole, 'Listings with restored values.'),
  removed: described(whole, 'Removed listings.'),
  paused: yes,
});

export const SYNC_HISTORY = object<SyncHistory>({
  running: flag,
  progress: described(nullable(object<ProgressAnswer>({ ...PROGRESS, doneAt: DONE_AT })), 'Of the running sync, in any process.'),
  paused: described(flag, 'Automatic syncs are paused since an undo, until an admin syncs.'),
  undo: object<SyncHistory['undo']>({
    available: flag,
    runId: described(nullable(text), 'What it would undo.'),
    timestamp: TIMESTAMP,
    sample: described(whole, 'Fictional sample listings that would be restored.'),
  }),
  from: FROM,
  runs: list(
    object<SyncHistoryEntry>({
      id: text,
      trigger: oneOf('manual', 'schedule', 'start', 'sample', 'undo', 'upload'),
      source: text,
      status: oneOf('running', 'applied', 'previewed', 'undone', 'refused', 'failed', 'interrupted'),
      force: flag,
      dryRun: flag,
      startedAt: time,
      timestamp: TIMESTAMP,
      ...FIGURES,
      ...PROGRESS,
      error: described(nullable(text), 'Why nothing was changed.'),
      errorCode: ERROR_CODE,
    }),
  ),
  runsTotal: described(whole, 'How many runs there are on all pages.'),
});

/** True or false, or left out; `null` counts as left out. */
const Flag = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => value ?? undefined),
    IsOptional(),
    IsBoolean({ message: 'must be true or false' }),
  );

export class SyncHistoryQuery {
  @ApiPropertyOptional({ type: 'integer', description: 'Page of `runs`, from 1.', minimum: 1, default: 1 })
  @WholeNumber(1, 1_000_000)
  page: number = 1;

  @ApiPropertyOptional({
    description:
      '0 leaves the lists of skipped rows, notes and duplicates empty; their totals stay, and `GET /api/sync/{id}` has them of one run.',
    ...choiceOf(['0', '1']),
  })
  @IsOptional()
  @IsIn(['0', '1'], { message: 'must be 0 or 1, or left out' })
  details?: string;
}

export class ForceRequest {
  @ApiProperty({ required: false, description: `Apply even if more than ${MAX_REMOVED_TEXT} of the source's listings would be removed.` })
  @Flag()
  force?: boolean;
}

export class SyncRequest extends ForceRequest {
  @ApiProperty({ required: false, description: 'Only report the changes.' })
  @Flag()
  dryRun?: boolean;
}

export function figuresOf({ created, updated, unchanged, removed, sample, ...found }: SyncFigures): SyncFigures {
  const { skipped, skippedTotal, notes, notesTotal, duplicates, duplicatesTotal } = found;
  return { created, updated, unchanged, removed, sample, skipped, skippedTotal, notes, notesTotal, duplicates, duplicatesTotal };
}

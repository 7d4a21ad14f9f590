import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  described,
  object,
  oneOf,
  optional,
  text,
  time,
  nullable,
  whole,
  yes,
  list,
  type Fields,
} from '../../../../../platform/http/answers/answers.js';
import { expectedEnd, type SyncFigures, type SyncRun, writtenCount } from '../../../domain/import/sync-run.js';
import { CHANGE, DONE_AT, ERROR_CODE, FIGURES, figuresOf, type SyncAnswer, TIMESTAMP } from './sync.answers.js';

/** A run while it is under way, and when it is over. */
export interface RunAnswer extends SyncFigures, Pick<SyncAnswer, 'changes' | 'changesTotal'> {
  id: string;
  status: RunStatus;
  source: string;
  startedAt: Date;
  timestamp: Date | null;
  read: number;
  written: number;
  indexed: number;
  doneAt: Date | null;
  error: string | null;
  errorCode: string | null;
}

/** An interrupted run is answered as failed. */
type RunStatus = Exclude<SyncRun['status'], 'interrupted'>;

const RUN_FIELDS: Fields<RunAnswer> = {
  id: text,
  status: oneOf('running', 'applied', 'previewed', 'undone', 'refused', 'failed'),
  source: described(text, 'The sheet or the list.'),
  startedAt: time,
  timestamp: TIMESTAMP,
  read: described(whole, 'Rows that have been read.'),
  written: described(whole, 'Written listings; they are published when all are written.'),
  indexed: described(whole, 'Those of them in the search engine: none before all are written.'),
  doneAt: DONE_AT,
  ...FIGURES,
  changes: optional(described(list(CHANGE), 'For a preview, while it is the last one.')),
  changesTotal: optional(described(whole, 'For a preview: the number of listings that would change.')),
  error: described(nullable(text), 'Why nothing was changed.'),
  errorCode: ERROR_CODE,
};

export const RUN = object<RunAnswer>(RUN_FIELDS);

/** @param isIndexed whether the engine has all changes */
export function runAnswer(run: SyncRun, isIndexed: boolean, now = new Date()): RunAnswer {
  const { id, status, source, startedAt, finishedAt, read, error, errorCode, preview } = run;
  const written = writtenCount(run);
  const isDone = status === 'applied' || status === 'undone';
  return {
    id,
    source,
    startedAt,
    read,
    written,
    error,
    errorCode,
    ...figuresOf(run),
    status: status === 'interrupted' ? 'failed' : status,
    timestamp: finishedAt,
    indexed: isDone && isIndexed ? written : 0,
    doneAt: expectedEnd(run, now),
    ...(preview ? { changes: preview.changes, changesTotal: preview.total } : {}),
  };
}

/** The outcome of a run, for the request that waited for it. */
export function syncAnswer(run: SyncRun, from: SyncAnswer['from']): SyncAnswer {
  const { finishedAt, preview } = run;
  return {
    success: true,
    timestamp: finishedAt,
    from,
    ...figuresOf(run),
    ...(preview ? { changes: preview.changes, changesTotal: preview.total } : {}),
  };
}

const ACCEPTED = object<{ success: true; id: string }>({
  success: yes,
  id: described(text, 'The id of the run, for `GET /api/sync/{id}`.'),
});

/** The answer to a request that does not wait for the end of the work, for `@ApiResponse`. */
export const ACCEPTED_RESPONSE = {
  status: 202,
  description: 'It has begun.',
  schema: ACCEPTED,
  headers: { Location: { description: '`/api/sync/{id}` of the run.', schema: text } },
};

/** The header of a request that does not wait for the end of the work (RFC 7240). */
export const PREFER_HEADER = {
  name: 'Prefer',
  required: false,
  description: '`respond-async`: the answer (202) is sent when the run has begun; `Location` has the address of its progress.',
};

export function prefersAsync({ headers }: FastifyRequest): boolean {
  return [headers['prefer'] ?? []].flat().some((said) => /(^|[,;\s])respond-async($|[,;\s])/i.test(said));
}

export function sendAccepted(reply: FastifyReply, id: string): void {
  void reply
    .status(202)
    .headers({ location: `/api/sync/${id}`, 'preference-applied': 'respond-async' })
    .send({ success: true, id });
}

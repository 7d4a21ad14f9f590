import { described, list, nullable, object, oneOf, text, time } from '../../../../../platform/http/answers/answers.js';
import { REMOTE_OUTCOMES } from '../../../domain/import/remote/remote-outcome.js';
import type { RemoteSource } from '../../../domain/import/remote/remote-source.js';

export type SourceAnswer = RemoteSource;

export interface SourcesAnswer {
  sources: SourceAnswer[];
  environment: { kind: 'google' | 'file' } | null;
  accountEmail: string | null;
  accountProblem: string | null;
  timeZone: string;
}

export const SOURCE = object<SourceAnswer>({
  id: text,
  name: described(text, 'Also the name of its list.'),
  address: text,
  clock: described(text, '`off`, or a cron expression in the time zone of the site.'),
  dueAt: described(nullable(time), 'The next scheduled fetch.'),
  checkedAt: described(nullable(time), 'The last fetch.'),
  outcome: described(nullable(oneOf(...REMOTE_OUTCOMES)), 'The result of that; `waiting`: it is stored and has to be imported manually.'),
  problem: described(nullable(text), 'Why nothing was imported.'),
});

export const SOURCES = object<SourcesAnswer>({
  sources: list(SOURCE),
  environment: described(
    nullable(object<NonNullable<SourcesAnswer['environment']>>({ kind: oneOf('google', 'file') })),
    'The source from the environment (LISTINGS_CSV, GOOGLE_SHEETS_ID), which is synced in addition.',
  ),
  accountEmail: described(nullable(text), 'The account with which a private sheet has to be shared.'),
  accountProblem: described(nullable(text), 'Why the key of the service account cannot be used.'),
  timeZone: described(text, 'The time zone of schedules.'),
});

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
  name: described(text, 'Also that of the list which it makes.'),
  address: text,
  clock: described(text, '`off`, or a cron expression in the time zone of the site.'),
  dueAt: described(nullable(time), 'When it is fetched next by itself.'),
  checkedAt: described(nullable(time), 'When it was last fetched.'),
  outcome: described(nullable(oneOf(...REMOTE_OUTCOMES)), 'What became of that; `waiting`: it is here and has to be imported by hand.'),
  problem: described(nullable(text), 'Why nothing was imported.'),
});

export const SOURCES = object<SourcesAnswer>({
  sources: list(SOURCE),
  environment: described(
    nullable(object<NonNullable<SourcesAnswer['environment']>>({ kind: oneOf('google', 'file') })),
    'What the environment names (LISTINGS_CSV, GOOGLE_SHEETS_ID): it is synced beside these.',
  ),
  accountEmail: described(nullable(text), 'With whom a private sheet is to be shared.'),
  accountProblem: described(nullable(text), 'Why the key of the service account cannot be used.'),
  timeZone: described(text, 'In which clocks are meant.'),
});

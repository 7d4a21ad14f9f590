import { newRun } from '../../../domain/import/sync-run.js';
import { runAnswer } from './runs.js';

const run = {
  ...newRun('r', { trigger: 'manual', source: 'sheet.csv', startedAt: new Date('2026-11-25T10:00:00Z') }),
  read: 12,
  written: 10,
};

it.each(['refused', 'failed', 'interrupted'] as const)('a run that ended as %s has written 0 rows', (status) => {
  expect(runAnswer({ ...run, status }, true)).toMatchObject({ read: 12, written: 0, indexed: 0 });
});

it('an applied run has the rows that it wrote, and a running one those so far', () => {
  expect(runAnswer({ ...run, status: 'applied' }, true)).toMatchObject({ written: 10, indexed: 10 });
  expect(runAnswer(run, true)).toMatchObject({ written: 10, indexed: 0 });
});

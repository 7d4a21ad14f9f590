import type { AdminError } from '../api/admin-api.js';
import { startFailed } from './unanswered.js';

const LOST = { title: 'No answer has come', description: 'It may have begun all the same: what it does is shown on this page.' };
const refused: AdminError = {
  status: 422,
  problem: { type: '/problems/refused', title: 'Refused', status: 422, detail: 'The sheet is empty.' },
};

it.each<[AdminError, object]>([
  [{ status: 0 }, LOST],
  [{ status: 504 }, LOST],
  [refused, { title: 'Nothing was changed', description: 'The sheet is empty.' }],
  [
    { ...refused, status: 502 },
    { title: 'Nothing was changed', description: 'The sheet is empty.' },
  ],
  [{ status: 500 }, { title: 'Nothing was changed', description: 'Something went wrong. Please try again.' }],
])('a run that could not be started, or may have been (%#)', (error, said) => expect(startFailed(error)).toEqual(said));

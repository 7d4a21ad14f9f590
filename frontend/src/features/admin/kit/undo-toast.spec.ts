import { undoFailedToast } from './undo-toast.js';

const detail = 'A sync or an import is running already.';
const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail };

it('the toast says that nothing was undone if the server says so', () =>
  expect(undoFailedToast({ status: 409, problem })).toEqual({ title: 'Nothing was undone', description: `409: ${detail}`, bad: true }));

it.each([{ status: 504 }, { status: 502 }, { status: 0 }])(
  'without an answer (%j) the toast says only that no response was received',
  (error) => expect(undoFailedToast(error)?.title).toBe('No response received'),
);

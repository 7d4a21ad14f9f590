import { undoFailedToast } from './undo-toast.js';

const detail = 'A sync or an import is running already.';
const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail };

it('nothing was undone where the server says so', () =>
  expect(undoFailedToast({ status: 409, problem })).toEqual({ title: 'Nothing was undone', description: `409: ${detail}`, bad: true }));

it.each([{ status: 504 }, { status: 502 }, { status: 0 }])('without an answer of the server (%j) nobody knows, and it may go on', (error) =>
  expect(undoFailedToast(error).title).toBe('No response received'),
);

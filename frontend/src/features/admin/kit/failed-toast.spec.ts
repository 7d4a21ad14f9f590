import { failedToast } from './failed-toast.js';
import { retryToast } from './retry-toast.js';
import { undoFailedToast } from './undo-toast.js';

const detail = 'Somebody else has changed it.';
const problem = { type: 'about:blank', title: 'Conflict', status: 409, detail };

it('says that nothing was saved where the server says so', () => {
  expect(failedToast('Not saved', { status: 409, problem })).toEqual({ title: 'Not saved', description: `409: ${detail}`, bad: true });
  expect(failedToast('Not saved', { status: 503, problem }, 'It is still here.')?.description).toBe(`503: ${detail} It is still here.`);
});

it.each([{ status: 0 }, { status: 502 }, { status: 504 }])(
  'does not claim anything about the request if no answer was received (%j)',
  (error) => {
    const { title, description } = failedToast('Not saved', error, 'It is still here.')!;
    expect(title).toBe('No response received');
    expect(description).toMatch(/may still have been done.* It is still here\.$/);
  },
);

it('says nothing when the session has ended: the login page is shown', () => {
  const refused = { status: 401, problem: { ...problem, status: 401, detail: 'This is for admins.' } };
  expect(failedToast('Not saved', refused)).toBeUndefined();
  expect(retryToast(refused)).toBeUndefined();
  expect(undoFailedToast(refused)).toBeUndefined();
});

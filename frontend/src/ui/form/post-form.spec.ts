import { mock } from 'node:test';
import { postForm } from './post-form.js';

const WORDS = { notReached: 'Not reached.', ourFault: 'Our fault.' };

afterEach(() => mock.restoreAll());

async function answered(status: number, body: unknown) {
  mock.method(globalThis, 'fetch', () => Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })));
  return postForm('/api/contact', {}, WORDS);
}

it('returns the answer of the server', async () => expect(await answered(201, { success: true })).toEqual({ answer: { success: true } }));

it('maps field names of the API to those of the form, and reports a conflicting change', async () => {
  const errors = ['city', 'fields.phone'].map((field) => ({ field, message: 'is wrong' }));
  expect(await answered(409, { type: '/problems/changed', detail: 'It has changed.', errors })).toEqual({
    problem: {
      detail: 'It has changed.',
      isConflict: true,
      type: '/problems/changed',
      errors: ['city', 'phone'].map((field) => ({ field, message: 'is wrong' })),
    },
  });
});

it.each([
  ['says nothing of what failed inside', 500, { detail: 'Internal Server Error' }, 'Our fault.'],
  ['stands in for a proxy that answers no JSON', 502, '<html>', 'Our fault.'],
  ['repeats why the server refuses', 429, { detail: 'Too many. Wait a minute.' }, 'Too many. Wait a minute.'],
])('%s', async (...[, status, body, detail]) =>
  expect(await answered(status, body)).toMatchObject({ problem: { detail, isConflict: false, errors: [] } }),
);

it('reports an unreachable server', async () => {
  mock.method(globalThis, 'fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await postForm('/api/contact', {}, WORDS)).toEqual({ problem: { detail: 'Not reached.', errors: [] } });
});

import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { BulkDto, ReasonDto } from './moderation.dto.js';

const WRITE = 'write a reason: the owner reads it';

it.each([
  [{}, WRITE],
  [{ reason: null }, WRITE],
  [{ reason: '  ' }, WRITE],
  [{ reason: ['x'] }, 'must be a text'],
  [{ reason: 5 }, 'must be a text'],
])('reports for %j the error of its reason', async (body, reason) => {
  expect(await problemsOfBody(ReasonDto, body)).toEqual({ reason });
  expect(await problemsOfBody(BulkDto, { action: 'reject', items: [], ...body })).toEqual({ reason });
});

it('reports items that are not submissions once, and which submissions are invalid', async () => {
  const bulk = async (items: unknown) => Object.keys(await problemsOfBody(BulkDto, { action: 'approve', items }));
  expect(await bulk([{ id: 'a', version: 1 }, 'b', null])).toEqual(['items']);
  expect(await bulk([{ id: 'a', version: 1 }, { id: 'b' }])).toEqual(['items.1.version']);
});

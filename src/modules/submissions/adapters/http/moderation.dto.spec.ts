import { problemsOfBody } from '../../../../platform/http/testing/problems-of-body.js';
import { BulkDto, ReasonDto } from './moderation.dto.js';

const WRITE = 'write a reason: the owner reads it';

it.each([
  [{}, WRITE],
  [{ reason: null }, WRITE],
  [{ reason: '  ' }, WRITE],
  [{ reason: ['x'] }, 'must be a text'],
  [{ reason: 5 }, 'must be a text'],
])('says of %j what is wrong with its reason', async (body, reason) => {
  expect(await problemsOfBody(ReasonDto, body)).toEqual({ reason });
  expect(await problemsOfBody(BulkDto, { action: 'reject', items: [], ...body })).toEqual({ reason });
});

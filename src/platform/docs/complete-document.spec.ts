import type { OpenAPIObject, OperationObject, ResponseObject } from '@nestjs/swagger';
import type { Access } from '../http/requests/public.decorator.js';
import { completeDocument } from './complete-document.js';

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

function operationFor(
  access: Access,
  method: 'get' | 'post' = 'get',
  responses: Record<string, ResponseObject> = {},
  path = '/api/things/{id}',
): OperationObject {
  const paths = { [path]: { [method]: { responses } } };
  const document: OpenAPIObject = { openapi: '3.0.0', info: { title: '', version: '1' }, paths, components: { schemas: { Thing: {} } } };
  const answer = completeDocument(document, (asked, at) => (asked === method.toUpperCase() && at === path ? access : 'public'));
  expect(Object.keys(answer.components!.schemas!)).toEqual(['Thing', 'FieldError', 'Problem']);
  return answer.paths[path]![method]!;
}

describe('a completed API document', () => {
  it('has a problem document as an answer of every call', () => {
    const { responses } = operationFor('public');
    expect(responses['default']).toEqual({ description: 'Any other problem.', content: PROBLEM });
  });

  it('has 503 as an answer of each call of the API that uses the directory, and of no probe', () => {
    expect(operationFor('public').responses['503']).toMatchObject({
      description: 'The directory cannot be reached at the moment. Nothing is lost.',
      headers: { 'Retry-After': {} },
      content: PROBLEM,
    });
    expect(operationFor('ops', 'get', {}, '/livez').responses).not.toHaveProperty('503');
  });

  it.each([
    ['public', 'get', ['503', 'default'], []],
    ['public', 'post', ['503', 'default'], []],
    ['ops', 'get', ['401', '503', 'default'], [{}, { token: [] }, { cookie: [] }]],
    ['admin', 'get', ['401', '503', 'default'], [{ cookie: [] }]],
    ['admin', 'post', ['401', '403', '503', 'default'], [{ cookie: [] }]],
  ] as const)('has the access rule for %s (%s)', (access, method, statuses, security) => {
    const operation = operationFor(access, method);
    expect(Object.keys(operation.responses)).toEqual(statuses);
    expect(operation.security).toEqual(security);
  });

  it('completes the errors of a controller with their schema, and keeps their descriptions', () => {
    const ready = { description: 'Down', content: { 'application/json': { schema: { type: 'object' } } } };
    const { responses } = operationFor('admin', 'post', {
      200: { description: 'Done' },
      401: { description: 'Ours' },
      409: { description: 'Stale' },
      503: ready,
    });
    expect(responses).toMatchObject({
      200: { description: 'Done' },
      401: { description: 'Ours', content: PROBLEM },
      409: { description: 'Stale', content: PROBLEM },
    });
    expect(responses['503']).toMatchObject(ready);
    expect(responses['200']).not.toHaveProperty('content');
  });

  it('has the header Retry-After where callers have to wait', () => {
    const { responses } = operationFor('public', 'post', { 409: { description: 'Stale' }, 429: { description: 'Too many' } });
    expect(responses['429']).toMatchObject({ headers: { 'Retry-After': { schema: { type: 'integer' } } }, content: PROBLEM });
    expect(responses['409']).not.toHaveProperty('headers');
  });
});

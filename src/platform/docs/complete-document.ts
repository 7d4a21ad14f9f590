import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import type { Access } from '../http/requests/public.decorator.js';
import { PROBLEM_CONTENT, PROBLEM_SCHEMAS } from './problem-schemas.js';

export const COOKIE = 'cookie';
export const TOKEN = 'token';

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete'] as const;

/** The credentials of callers, in the terms of OpenAPI: any one of these. The operator's own machine needs none. */
const SECURITY: Record<Access, Record<string, string[]>[]> = {
  public: [],
  admin: [{ [COOKIE]: [] }],
  ops: [{}, { [TOKEN]: [] }, { [COOKIE]: [] }],
};

const RETRY_AFTER = {
  headers: { 'Retry-After': { description: 'Seconds to wait before a retry.', schema: { type: 'integer' } } },
} as const;
const WITH_RETRY_AFTER: ReadonlySet<string> = new Set(['429', '503']);

/** Adds what the rules of the whole API imply, so that no controller has to repeat it: who may call, and how errors look. */
export function completeDocument(document: OpenAPIObject, accessTo: (method: string, path: string) => Access): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (!operation) continue;
      const access = accessTo(method.toUpperCase(), path);
      item[method] = completedOperation(operation, refusals(method, path, access), access);
    }
  }
  const { components = {} } = document;
  return { ...document, components: { ...components, schemas: { ...components.schemas, ...PROBLEM_SCHEMAS } } };
}

function completedOperation(operation: OperationObject, refusals: OperationObject['responses'], access: Access): OperationObject {
  const responses = { ...refusals, ...operation.responses };
  for (const [status, response] of Object.entries(responses)) {
    if (response && !('$ref' in response) && /^([45]|default)/.test(status))
      responses[status] = {
        ...response,
        content: response.content ?? PROBLEM_CONTENT,
        ...(WITH_RETRY_AFTER.has(status) ? RETRY_AFTER : {}),
      };
  }
  return { ...operation, responses, security: SECURITY[access] };
}

function refusals(method: string, path: string, access: Access): OperationObject['responses'] {
  const isWrite = method !== 'get' && method !== 'head';
  return {
    ...(access === 'admin' ? { 401: { description: 'There is no admin session.' } } : {}),
    ...(access === 'ops' ? { 401: { description: "The request has neither the operator's token nor an admin session." } } : {}),
    ...(access !== 'public' && isWrite ? { 403: { description: 'The request was sent by another site.' } } : {}),
    ...(path.startsWith('/api/') ? { 503: { description: 'The directory cannot be reached at the moment. Nothing is lost.' } } : {}),
    default: { description: 'Any other problem.' },
  };
}

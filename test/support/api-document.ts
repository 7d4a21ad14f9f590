import type { OpenAPIObject, OperationObject } from '@nestjs/swagger';
import { Ajv } from 'ajv';
import type { Answer } from './http.js';

/** One operation of the document. */
export interface Described {
  /** As in `GET /api/listings/{id}`. */
  name: string;
  method: string;
  path: string;
  operation: OperationObject;
}

const METHODS = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;
const DOCUMENT = 'document';

/** The OpenAPI document, with validation of answers. */
export class ApiDocument {
  readonly calls: Described[];
  private readonly ajv = new Ajv({
    strict: false,
    allErrors: true,
    formats: { 'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, binary: true },
  });

  constructor(readonly document: OpenAPIObject) {
    this.ajv.addSchema(document, DOCUMENT);
    this.calls = Object.entries(document.paths).flatMap(([path, item]) =>
      METHODS.filter((method) => item[method]).map((method) => {
        const name = method.toUpperCase();
        return { name: `${name} ${path}`, method: name, path, operation: item[method]! };
      }),
    );
  }

  /** The violations of the document in an answer; empty when it is valid. */
  problemsOf({ method, path, operation }: Described, answer: Answer): string[] {
    const { status, headers } = answer;
    const named = String(status) in operation.responses ? String(status) : 'default';
    if (named === 'default' && status < 400) return [`the status ${status} is not described`];
    const type = String(headers['content-type']).split(';')[0]!;
    const steps = ['paths', path, method.toLowerCase(), 'responses', named, 'content', type, 'schema'];
    const check = this.ajv.getSchema(`${DOCUMENT}#/${steps.map(pointer).join('/')}`);
    if (!check) return [`${status} as ${type} is not described`];
    const value: unknown = type.endsWith('json') ? JSON.parse(answer.text) : answer.text;
    return check(value) ? [] : (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  }
}

/** A step of a JSON pointer in the fragment of an address. */
function pointer(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

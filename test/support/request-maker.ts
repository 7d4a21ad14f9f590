import type { ParameterObject, ReferenceObject, RequestBodyObject, SchemaObject } from '@nestjs/swagger';
import { Random } from '../../scripts/listing-generator/random.mjs';
import type { ApiDocument, Described } from './api-document.js';
import { HOSTILE, HOSTILE_TEXTS, inAddress } from './hostile.js';
import type { Sent } from './http.js';

export interface GeneratedRequest {
  call: Described;
  path: string;
  sent: Sent;
  /** Whether it is sent with an admin's session. */
  admin: boolean;
}

/** Valid sample calls, by their names in the document. */
export type Samples = Record<string, [path: string, sent?: Sent][]>;

/** Calls that take about a second when they succeed; sent less often. */
const SLOW = new Set([
  'POST /api/sync',
  'POST /api/sync/undo',
  'POST /api/images',
  'POST /api/verify-settings-password',
  'GET /metrics',
  'POST /api/admin/preview',
]);
const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json;charset=latin1',
  'application/json; charset=utf-16',
];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/ld+json',
  'x',
  '*/*',
  '',
];
const DEPTH = 6;

type Schema = Omit<SchemaObject, 'example' | 'enum'> & { const?: unknown; example?: unknown; enum?: unknown[] };

/** Generates valid and invalid requests from the OpenAPI document. The same seed gives the same requests. */
export class RequestMaker {
  private readonly random: Random;
  private readonly weighted: Described[];

  constructor(
    private readonly document: ApiDocument,
    private readonly samples: Samples,
    readonly seed: number,
  ) {
    this.random = new Random(seed);
    this.weighted = document.calls.flatMap((call) => Array.from({ length: SLOW.has(call.name) ? 1 : 10 }, () => call));
  }

  next(): GeneratedRequest {
    const call = this.random.pick(this.weighted);
    const sample = this.random.pick(this.samples[call.name] ?? [[call.path]]);
    const made = { call, path: this.pathFor(call, sample[0]), admin: this.random.chance(0.8) };
    return { ...made, sent: { ...this.bodyFor(call, sample[1]), method: call.method } };
  }

  private pathFor({ path, operation }: Described, sample: string): string {
    const known = sample.split('?')[0]!.split('/');
    const filled = path.split('/').map((part, index) => {
      if (!part.startsWith('{')) return part;
      return this.random.chance(0.5) && known[index] && !known[index].startsWith('{') ? known[index] : inAddress(this.text()) || 'x';
    });
    const given = ((operation.parameters ?? []) as ParameterObject[]).filter((parameter) => parameter.in === 'query');
    const query = given.flatMap(({ name, schema }) => {
      if (this.random.chance(0.6)) return [];
      const value = this.random.chance(0.5) ? this.fromSchema(schema) : this.text();
      const written = `${inAddress(name)}=${inAddress(value)}`;
      return this.random.chance(0.1) ? [written, written] : [written];
    });
    if (this.random.chance(0.1))
      query.push(this.random.pick(['__proto__[x]=1', '%', '%00=1', 'a=%FF', 'utm_source=x', '=', '&&&', 'constructor=1', 'x[]=1&x[]=2']));
    return filled.join('/') + (query.length > 0 ? `?${query.join('&')}` : '');
  }

  private bodyFor({ method, operation }: Described, sample: Sent | undefined): Sent {
    if (method === 'GET' || method === 'HEAD')
      return this.random.chance(0.05) ? { body: '{}', headers: { 'content-type': 'application/json' } } : {};
    if (typeof sample?.body === 'object' && this.random.chance(0.5)) return { body: this.damaged(sample.body), headers: sample.headers };
    const value =
      typeof sample?.body === 'string' && this.random.chance(0.7)
        ? (JSON.parse(sample.body) as unknown)
        : this.fromSchema(this.bodySchema(operation.requestBody));
    const changed = this.changed(value);
    const text = this.random.chance(0.05) ? JSON.stringify(changed).slice(0, -1) : JSON.stringify(changed);
    if (this.random.chance(0.85))
      return { body: text, headers: { 'content-type': this.random.chance(0.9) ? JSON_TYPES[0]! : this.random.pick(JSON_TYPES) } };
    const type = this.random.pick(OTHER_TYPES);
    const form =
      type.includes('urlencoded') && typeof changed === 'object' && changed !== null
        ? Object.entries(changed)
            .map(([name, field]) => `${inAddress(name)}=${inAddress(field)}`)
            .join('&')
        : text;
    return {
      body: form,
      headers:
        type === ''
          ? {}
          : {
              'content-type': type,
              ...(this.random.chance(0.2) ? { 'content-encoding': this.random.pick(['gzip', 'br', 'identity', 'x']) } : {}),
            },
    };
  }

  /** Makes none, one or several fields invalid. */
  private changed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const fields = new Map(Object.entries(value));
    for (let times = this.random.int(0, 3); times > 0; times -= 1) {
      const name =
        fields.size > 0 && this.random.chance(0.8)
          ? this.random.pick([...fields.keys()])
          : this.random.pick([...HOSTILE.prototype, ...HOSTILE.unicode, 'unknown', '']);
      if (this.random.chance(0.2)) fields.delete(name);
      else fields.set(name, this.random.chance(0.4) ? this.random.pick(HOSTILE.wrongTypes) : this.text());
    }
    return Object.fromEntries(fields);
  }

  private damaged(body: Buffer): Buffer {
    const changed = Buffer.from(body);
    for (let times = this.random.int(0, 5); times > 0; times -= 1)
      changed[this.random.int(0, changed.length - 1)] = this.random.int(0, 255);
    return this.random.chance(0.3) ? changed.subarray(0, this.random.int(0, changed.length)) : changed;
  }

  private bodySchema(body: RequestBodyObject | ReferenceObject | undefined): SchemaObject | ReferenceObject | undefined {
    return body && 'content' in body ? Object.values(body.content)[0]?.schema : undefined;
  }

  /** A value that matches the schema, at its limits as often as within. */
  private fromSchema(schema: SchemaObject | ReferenceObject | undefined, depth = 0): unknown {
    if (!schema || depth > DEPTH) return this.text();
    if ('$ref' in schema) return this.fromSchema(this.resolved(schema.$ref), depth + 1);
    const { type, enum: choices, items, properties, required, oneOf, anyOf, allOf, example, const: only } = schema as Schema;
    if (only !== undefined) return only;
    if (choices) return this.random.pick(choices);
    if (oneOf ?? anyOf) return this.fromSchema(this.random.pick((oneOf ?? anyOf)!), depth + 1);
    if (allOf) return Object.assign({}, ...allOf.map((part) => this.fromSchema(part, depth + 1)));
    if (example !== undefined && this.random.chance(0.3)) return example;
    if (type === 'integer' || type === 'number') return this.numberIn(schema);
    if (type === 'boolean') return this.random.chance(0.5);
    if (type === 'array') return Array.from({ length: this.random.int(0, 3) }, () => this.fromSchema(items, depth + 1));
    if (!properties) return this.text();
    const wanted = Object.entries(properties).filter(([name]) => required?.includes(name) || this.random.chance(0.5));
    return Object.fromEntries(wanted.map(([name, property]) => [name, this.fromSchema(property, depth + 1)]));
  }

  private numberIn({ minimum = 0, maximum = 1_000 }: SchemaObject): number {
    return this.random.pick([minimum, maximum, minimum - 1, maximum + 1, this.random.int(Math.ceil(minimum), Math.floor(maximum)), 0.5]);
  }

  private text(): string {
    return this.random.chance(0.3)
      ? this.random.pick([
          'plumber',
          'Toronto',
          'M5V 2T6',
          '4165550123',
          'yes',
          '1',
          '2026-11-22',
          'ann@example.com',
          'https://example.com',
        ])
      : this.random.pick(HOSTILE_TEXTS);
  }

  private resolved(reference: string): SchemaObject | ReferenceObject | undefined {
    return this.document.document.components?.schemas?.[reference.split('/').at(-1)!];
  }
}

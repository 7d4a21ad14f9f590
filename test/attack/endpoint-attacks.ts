import type { ParameterObject, ReferenceObject, SchemaObject } from '@nestjs/swagger';
import type { ApiDocument, Described } from '../support/api-document.js';
import { type Family, HOSTILE, inAddress } from '../support/hostile.js';
import type { Sent } from '../support/http.js';

export interface EndpointAttack {
  call: Described;
  what: string;
  /** Sent one after the other. */
  requests: { path: string; sent: Sent }[];
}

const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'text/html',
  'application/json; charset=utf-7',
  '',
];

/**
 * The same attacks on every call of the document: one of each kind, another for each call, in every place that the call has. What an admin
 * writes also has a field that there is not, so that nothing of it can be accepted.
 */
export function attacksOn(document: ApiDocument): EndpointAttack[] {
  const families = Object.keys(HOSTILE) as Family[];
  return document.calls.flatMap((call, index) => {
    const isWrite = !['GET', 'HEAD'].includes(call.method);
    const filled: EndpointAttack[] = families.map((family) => {
      const payloads: readonly unknown[] = HOSTILE[family];
      const payload = payloads[index % payloads.length];
      return {
        call,
        what: family,
        requests: [{ path: pathWith(call, payload), sent: isWrite ? bodyWith(document, call, payload) : { method: call.method } }],
      };
    });
    const path = pathWith(call, 'x');
    // With nothing else that is wrong, so that it reaches the database.
    const sent = isWrite ? json(call.method, '{}') : { method: call.method };
    const withNul = [
      call.path.replace(/\{\w+\}/g, 'a%00b'),
      ...queryNamesOf(call).map((name) => `${call.path.replace(/\{\w+\}/g, 'x')}?${name}=a%00b`),
    ].filter((address) => address.includes('%00'));
    if (withNul.length > 0)
      filled.push({ call, what: 'a NUL in its address', requests: withNul.map((address) => ({ path: address, sent })) });
    if (!isWrite) return filled;
    const type = TYPES[index % TYPES.length]!;
    return [
      ...filled,
      {
        call,
        what: 'another media type',
        requests: [{ path, sent: { method: call.method, body: '<x>{"a":1}</x>', headers: type === '' ? {} : { 'content-type': type } } }],
      },
      {
        call,
        what: 'a broken or huge body',
        requests: [
          ['{"a":', '[]', 'null', '"x"'][index % 4]!,
          [`{"a":"${'x'.repeat(70_000)}"}`, '['.repeat(5_000), '{"a":'.repeat(5_000)][index % 3]!,
        ].map((body) => ({ path, sent: json(call.method, body) })),
      },
      {
        call,
        what: 'another site',
        requests: [
          {
            path,
            sent: {
              ...json(call.method, '{}'),
              headers: { 'content-type': 'application/json', origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
            },
          },
        ],
      },
    ];
  });
}

/** One of so many attacks on each call, the next ones on the next call: so that every call meets some, and every kind meets many calls. */
export function inTurn(attacks: EndpointAttack[], share: number): EndpointAttack[] {
  const ofCalls = [...Map.groupBy(attacks, ({ call }) => call.name).values()];
  return ofCalls.flatMap((ofCall, turn) => ofCall.filter((_attack, index) => (index + turn) % share === 0));
}

const json = (method: string, body: string): Sent => ({ method, body, headers: { 'content-type': 'application/json' } });

function pathWith({ path, operation }: Described, payload: unknown): string {
  const filled = path.replace(/\{\w+\}/g, () => inAddress(payload ?? 'null').slice(0, 6_000) || '%20');
  const names = queryNamesOf({ operation });
  return names.length === 0
    ? filled
    : `${filled}?${names.map((name) => `${name}=${inAddress(payload ?? 'null').slice(0, 400)}`).join('&')}`;
}

function queryNamesOf({ operation }: Pick<Described, 'operation'>): string[] {
  return ((operation.parameters ?? []) as ParameterObject[]).filter((parameter) => parameter.in === 'query').map(({ name }) => name);
}

function bodyWith(document: ApiDocument, { method, operation, name }: Described, payload: unknown): Sent {
  const { requestBody } = operation;
  const schema = requestBody && 'content' in requestBody ? Object.values(requestBody.content)[0]?.schema : undefined;
  const fields = [...fieldsOf(document, schema)].map((field) => [field, payload] as const);
  const isPublic = operation.security?.length === 0;
  const unknown = isPublic ? [] : [['thereIsNoSuchField', payload] as const];
  return json(
    method,
    JSON.stringify(Object.fromEntries([...fields, ...unknown, ...(name.endsWith('/logout') ? [['x', payload] as const] : [])])),
  );
}

function fieldsOf(document: ApiDocument, schema: SchemaObject | ReferenceObject | undefined): string[] {
  if (!schema) return [];
  if ('$ref' in schema) return fieldsOf(document, document.document.components?.schemas?.[schema.$ref.split('/').at(-1)!]);
  return Object.keys(schema.properties ?? {});
}

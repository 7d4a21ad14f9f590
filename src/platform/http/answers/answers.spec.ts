import { list, nullable, object, oneOf, optional, text, whole } from './answers.js';

interface Thing {
  id: string;
  size: 'small' | 'large' | null;
  parts?: number[];
}

const thing = object<Thing>({ id: text, size: nullable(oneOf('small', 'large')), parts: optional(list(whole)) });

describe('a schema', () => {
  it('names every field, with the required ones, and no others', () => {
    expect(thing).toEqual({
      type: 'object',
      required: ['id', 'size'],
      properties: {
        id: { type: 'string' },
        size: { type: 'string', nullable: true, enum: ['small', 'large', null] },
        parts: { type: 'array', items: { type: 'integer' } },
      },
      additionalProperties: false,
    });
  });

  it('has no required fields if all may be missing', () => {
    expect(object<{ a?: string }>({ a: optional(text) })).not.toHaveProperty('required');
  });

  it('is refused by the compiler if it differs from its type', () => {
    const size = nullable(oneOf('small', 'large'));
    // @ts-expect-error -- a field is missing
    object<Thing>({ id: text, parts: optional(list(whole)) });
    // @ts-expect-error -- a field too many
    object<Thing>({ id: text, size, parts: optional(list(whole)), more: text });
    // @ts-expect-error -- another type
    object<Thing>({ id: whole, size, parts: optional(list(whole)) });
    // @ts-expect-error -- a value is missing
    object<Thing>({ id: text, size: nullable(oneOf('small')), parts: optional(list(whole)) });
    // @ts-expect-error -- may be null
    object<Thing>({ id: text, size: oneOf('small', 'large'), parts: optional(list(whole)) });
    // @ts-expect-error -- may be missing
    object<Thing>({ id: text, size, parts: list(whole) });
    expect(thing).toBeDefined();
  });
});

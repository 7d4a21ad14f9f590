import { ApiResponse, type SchemaObject } from '@nestjs/swagger';

declare const shapeOf: unique symbol;

/** The OpenAPI schema of a type. The compiler refuses a schema that does not match the type. */
export interface Schema<T> extends SchemaObject {
  [shapeOf]?: (value: T) => T;
}

interface Optional<T> {
  optional: Schema<T>;
}

/** A schema for each field; optional fields are marked with {@link optional}. */
export type Fields<T> = { [K in keyof Required<T>]: object extends Pick<T, K> ? Optional<Exclude<T[K], undefined>> : Schema<T[K]> };

export const text: Schema<string> = { type: 'string' };
export const whole: Schema<number> = { type: 'integer' };
export const decimal: Schema<number> = { type: 'number' };
export const flag: Schema<boolean> = { type: 'boolean' };
export const yes: Schema<true> = { type: 'boolean', enum: [true] };
/** ISO 8601, UTC. */
export const time: Schema<Date> = { type: 'string', format: 'date-time' };
/** An object without a fixed schema. */
export const anything: Schema<Record<string, unknown>> = { type: 'object', additionalProperties: true };

/** An enumeration of strings, or of whole numbers. */
export const oneOf = <const T extends string | number>(...values: readonly T[]): Schema<T> => ({
  type: typeof values[0] === 'number' ? 'integer' : 'string',
  enum: [...values],
});

export const nullable = <T>(schema: Schema<T>): Schema<T | null> => ({
  ...(schema as SchemaObject),
  nullable: true,
  ...(schema.enum ? { enum: [...(schema.enum as unknown[]), null] } : {}),
});

export const list = <T>(items: Schema<T>): Schema<T[]> => ({ type: 'array', items });

export const namedBy = <T>(values: Schema<T>): Schema<Record<string, T>> => ({ type: 'object', additionalProperties: values });

export const described = <T>(schema: Schema<T>, description: string): Schema<T> => ({ ...schema, description });

export const optional = <T>(schema: Schema<T>): Optional<T> => ({ optional: schema });

/** An object with these fields and no others. */
export function object<T>(fields: Fields<T>): Schema<T> {
  const all = Object.entries(fields as Record<string, SchemaObject | { optional: SchemaObject }>);
  const required = all.filter(([, field]) => !('optional' in field)).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(all.map(([name, field]) => [name, 'optional' in field ? field.optional : field])),
    additionalProperties: false,
  };
}

type Returning<T> = <Method extends (...parameters: never[]) => T | Promise<T>>(
  target: object,
  name: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Declares the successful response of a controller's method; the compiler compares the schema with the method's return type. */
export function Answers<T>(schema: Schema<T>, description: string, status = 200): Returning<T> {
  return ApiResponse({ status, description, schema });
}

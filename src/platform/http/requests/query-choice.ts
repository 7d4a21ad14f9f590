/**
 * The allowed values of a query parameter, for `@ApiPropertyOptional`. They are repeated in the schema, because @nestjs/swagger 12.0
 * otherwise omits the `enum` of a query's class from the document.
 */
export const choiceOf = (values: readonly (string | number)[]) => ({
  type: typeof values[0] === 'number' ? ('integer' as const) : ('string' as const),
  enum: [...values],
  schema: { enum: [...values] },
});

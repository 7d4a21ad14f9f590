/**
 * The values that a parameter of a query may have, for `@ApiPropertyOptional`. The schema has them as well, because @nestjs/swagger 12.0 leaves
 * the `enum` of a query's class out of the document otherwise.
 */
export const choiceOf = (values: readonly (string | number)[]) => ({
  type: typeof values[0] === 'number' ? ('integer' as const) : ('string' as const),
  enum: [...values],
  schema: { enum: [...values] },
});

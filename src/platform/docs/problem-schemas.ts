import type { FieldError } from '../../shared/domain-error.js';
import { described, object, optional, type Schema, text, whole } from '../http/answers/answers.js';
import type { Problem } from '../http/answers/problem.js';

const FIELD_ERRORS: Schema<FieldError[]> = { type: 'array', items: { $ref: '#/components/schemas/FieldError' } };

/** RFC 9457, as {@link Problem} has it. */
export const PROBLEM_SCHEMAS = {
  FieldError: object<FieldError>({
    field: described(text, 'The name from the request; a dot separates levels, as in items.0.name.'),
    message: described(text, 'What would be right.'),
  }),
  Problem: object<Problem>({
    type: { ...described(text, 'The type of the problem, which never changes.'), example: '/problems/invalid-values' },
    title: described(text, 'The same for all problems of a type.'),
    status: described(whole, 'The HTTP status.'),
    detail: described(text, 'A readable explanation of this occurrence.'),
    errors: optional(described(FIELD_ERRORS, 'Every invalid field.')),
  }),
};

export const PROBLEM_CONTENT = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

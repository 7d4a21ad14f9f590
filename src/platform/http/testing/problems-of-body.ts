import type { ClassConstructor } from 'class-transformer';
import { InvalidValues } from '../../../shared/domain-error.js';
import { bodyValidation } from '../requests/validation.js';

/** The validation errors of a body by field; empty when the body is valid. */
export async function problemsOfBody(dto: ClassConstructor<object>, body: object): Promise<Record<string, string>> {
  try {
    await bodyValidation().transform(body, { type: 'body', metatype: dto });
  } catch (error) {
    if (!(error instanceof InvalidValues)) throw error;
    return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
  }
  return {};
}

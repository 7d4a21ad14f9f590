import type { ClassConstructor } from 'class-transformer';
import { InvalidValues } from '../../../shared/domain-error.js';
import { bodyValidation } from '../requests/validation.js';

/** What the answer to a body says of its fields, by their names; nothing where the body goes on to its use case. */
export async function problemsOfBody(dto: ClassConstructor<object>, body: object): Promise<Record<string, string>> {
  try {
    await bodyValidation().transform(body, { type: 'body', metatype: dto });
  } catch (error) {
    if (!(error instanceof InvalidValues)) throw error;
    return Object.fromEntries(error.errors.map(({ field, message }) => [field, message]));
  }
  return {};
}

import { ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync } from 'class-validator';
import { type FieldError, InvalidValues } from '../../../shared/domain-error.js';

/** Bodies: unknown fields are refused, every bad field is named at once. */
export function bodyValidation(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new InvalidValues(fieldErrors(errors)),
  });
}

/**
 * Query strings, by the API's rules: an empty parameter counts as absent, a repeated one is an error, one that the DTO
 * does not know is ignored (tracking tags).
 * @throws InvalidValues naming every bad parameter
 */
export function readQuery<T extends object>(dto: ClassConstructor<T>, raw: Record<string, unknown>): T {
  const repeated: FieldError[] = [];
  const given: Record<string, string> = {};
  for (const name of Object.keys(new dto())) {
    const value = raw[name];
    if (Array.isArray(value)) repeated.push({ field: name, message: 'give it once only' });
    else if (typeof value === 'string' && value.trim() !== '') given[name] = value;
  }
  const query = plainToInstance(dto, given, { exposeDefaultValues: true });
  const errors = [...repeated, ...fieldErrors(validateSync(query, { stopAtFirstError: true }))];
  if (errors.length > 0) throw new InvalidValues(errors);
  return query;
}

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path ? `${path}.${property}` : property;
    const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({
      field,
      message:
        rule === 'whitelistValidation'
          ? 'is not a known field'
          : message.startsWith(`${property} `)
            ? message.slice(property.length + 1)
            : message,
    }));
    return [...own.slice(0, 1), ...fieldErrors(children ?? [], field)];
  });
}

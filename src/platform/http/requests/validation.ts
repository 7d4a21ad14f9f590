import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync, type ValidatorOptions } from 'class-validator';
import { DomainError, type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { refusedInForm } from './form-fields.js';

/** @param wrong the fields that already have an error, in themselves or in a nested value */
type DomainReader<T> = (body: T, wrong: ReadonlySet<string>) => unknown;

const domainReaders = new WeakMap<object, DomainReader<never>>();

/**
 * Makes the domain check a body that the DTO refused, too, so that one answer has the errors of types and of domain rules. A body with
 * valid types is not checked here but in its use case, which may have to refuse it for another reason first.
 * @param read throws a DomainError that names fields; it must accept values of any type
 */
export const AlsoReadBy =
  <T extends object>(read: DomainReader<T>) =>
  (dto: ClassConstructor<T>): void =>
    void domainReaders.set(dto, read);

class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const refused = metadata.type === 'body' ? refusedInForm(value) : [];
    if (refused.length === 0) return super.transform(value, metadata);
    throw new InvalidValues(mergedErrors(refused, await this.errorsIn(value, metadata, refused)));
  }

  private async errorsIn(value: unknown, metadata: ArgumentMetadata, refused: FieldError[]): Promise<FieldError[]> {
    try {
      return domainErrorsIn((await super.transform(value, metadata)) as object, refused);
    } catch (error) {
      if (error instanceof InvalidValues) return error.errors;
      throw error;
    }
  }

  protected override async validate(body: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    const errors = fieldErrors(await super.validate(body, options));
    if (errors.length > 0) throw new InvalidValues(mergedErrors(errors, domainErrorsIn(body, errors)));
    return [];
  }
}

function domainErrorsIn(body: object, found: FieldError[]): FieldError[] {
  try {
    domainReaders.get(body.constructor)?.(body as never, new Set(found.map(({ field }) => field.split('.', 1)[0]!)));
  } catch (error) {
    if (error instanceof DomainError) return error.errors ?? [];
    throw error;
  }
  return [];
}

/** Merges errors; a field of the second list is left out where the first has an error for it or for an object around it. */
function mergedErrors(first: FieldError[], second: FieldError[]): FieldError[] {
  const isNamed = (name: string) => first.some(({ field }) => name === field || name.startsWith(`${field}.`));
  return [...first, ...second.filter(({ field }) => !isNamed(field))];
}

/** Validates bodies: unknown fields are refused, and one answer names every invalid field. */
export function bodyValidation(): ValidationPipe {
  return new BodyValidation({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => new InvalidValues(fieldErrors(errors)),
  });
}

/**
 * Validates a query string by the API's rules: an empty parameter counts as absent, a repeated one is an error, an unknown one is ignored
 * (tracking tags).
 * @param path prefix for the names in errors, where the parameters are part of a body
 * @throws InvalidValues naming every invalid parameter
 */
export function readQuery<T extends object>(dto: ClassConstructor<T>, raw: Record<string, unknown>, path = ''): T {
  const repeated: FieldError[] = [];
  const given: Record<string, string> = {};
  for (const name of Object.keys(new dto())) {
    const value = raw[name];
    if (Array.isArray(value)) repeated.push({ field: name, message: 'give it once only' });
    else if (typeof value === 'string' && value.trim() !== '') given[name] = value;
  }
  const query = plainToInstance(dto, given, { exposeDefaultValues: true });
  // A repeated parameter was not read: repetition is its only error.
  const errors = mergedErrors(repeated, fieldErrors(validateSync(query, { stopAtFirstError: true }), path));
  if (errors.length > 0) throw new InvalidValues(errors);
  return query;
}

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path ? `${path}.${property}` : property;
    // "Not a list" makes the other errors of a list redundant.
    if (constraints?.['isArray']) return [{ field, message: constraints['isArray'] }];
    const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({
      field,
      message:
        rule === 'whitelistValidation'
          ? 'is not a known field'
          : message.startsWith(`${property} `)
            ? message.slice(property.length + 1)
            : message,
    }));
    // Where the value itself is invalid, leave out the errors of its parts.
    return own.length > 0 ? own.slice(0, 1) : fieldErrors(children ?? [], field);
  });
}

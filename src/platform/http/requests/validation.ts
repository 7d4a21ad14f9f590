import { type ArgumentMetadata, ValidationPipe } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { type ValidationError, validateSync, type ValidatorOptions } from 'class-validator';
import { DomainError, type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { refusedInForm } from './form-fields.js';

/** @param wrong the fields of the body that are wrong already, in themselves or somewhere inside */
type Reading<T> = (body: T, wrong: ReadonlySet<string>) => unknown;

const READINGS = new WeakMap<object, Reading<never>>();

/**
 * Has the domain read a refused body as well, so that one answer names what its types and what its rules refuse. A body with right types goes
 * to its use case alone, which may have other reasons to refuse it first.
 * @param read throws a DomainError that names fields; has to take values of any type
 */
export const AlsoReadBy =
  <T extends object>(read: Reading<T>) =>
  (dto: ClassConstructor<T>): void =>
    void READINGS.set(dto, read);

class BodyValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const refused = metadata.type === 'body' ? refusedInForm(value) : [];
    if (refused.length === 0) return super.transform(value, metadata);
    throw new InvalidValues(together(refused, await this.errorsIn(value, metadata, refused)));
  }

  private async errorsIn(value: unknown, metadata: ArgumentMetadata, refused: FieldError[]): Promise<FieldError[]> {
    try {
      return readingErrors((await super.transform(value, metadata)) as object, refused);
    } catch (error) {
      if (error instanceof InvalidValues) return error.errors;
      throw error;
    }
  }

  protected override async validate(body: object, options?: ValidatorOptions): Promise<ValidationError[]> {
    const errors = fieldErrors(await super.validate(body, options));
    if (errors.length > 0) throw new InvalidValues(together(errors, readingErrors(body, errors)));
    return [];
  }
}

function readingErrors(body: object, found: FieldError[]): FieldError[] {
  try {
    READINGS.get(body.constructor)?.(body as never, new Set(found.map(({ field }) => field.split('.', 1)[0]!)));
  } catch (error) {
    if (error instanceof DomainError) return error.errors ?? [];
    throw error;
  }
  return [];
}

/** A field that is named already, itself or with what is around it, is not named again. */
function together(first: FieldError[], second: FieldError[]): FieldError[] {
  const isNamed = (name: string) => first.some(({ field }) => name === field || name.startsWith(`${field}.`));
  return [...first, ...second.filter(({ field }) => !isNamed(field))];
}

/** Bodies: unknown fields are refused, every bad field is named at once. */
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
 * Query strings, by the API's rules: an empty parameter counts as absent, a repeated one is an error, one that the DTO
 * does not know is ignored (tracking tags).
 * @param path where they stand in a body, if they do
 * @throws InvalidValues naming every bad parameter
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
  const errors = together(repeated, fieldErrors(validateSync(query, { stopAtFirstError: true }), path));
  if (errors.length > 0) throw new InvalidValues(errors);
  return query;
}

function fieldErrors(errors: ValidationError[], path = ''): FieldError[] {
  return errors.flatMap(({ property, constraints, children }) => {
    const field = path ? `${path}.${property}` : property;
    // That it is no list explains whatever else lists have to be.
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
    // What is wrong as a whole is not judged part by part.
    return own.length > 0 ? own.slice(0, 1) : fieldErrors(children ?? [], field);
  });
}

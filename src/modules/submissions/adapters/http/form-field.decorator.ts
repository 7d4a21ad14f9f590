import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { type FieldName, problemWith, type SubmissionKind } from '../../domain/submission-fields.js';

/** A field of a form, judged as the domain judges it, so that a bad or missing one is named together with all others. */
export function FormField(kind: SubmissionKind, docs: ApiPropertyOptions = {}): PropertyDecorator {
  return (target, property) => {
    const name = property as FieldName;
    const isNeeded = problemWith(kind, name, undefined) !== undefined;
    const rule = ValidateBy({
      name: 'formField',
      validator: {
        validate: (value) => problemWith(kind, name, value) === undefined,
        defaultMessage: (found) => problemWith(kind, name, found?.value) ?? 'is not right',
      },
    });
    applyDecorators((isNeeded ? ApiProperty : ApiPropertyOptional)({ type: String, ...docs }), rule)(target, property);
  };
}

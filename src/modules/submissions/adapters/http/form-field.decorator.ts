import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { factsOf, fieldAskedAs } from '../../../../shared/field-lists.js';
import type { FieldKind } from '../../../../shared/listing-fields.js';
import { ANSWERS, type FieldName, LONGEST_TRADE, problemWith, type SubmissionKind } from '../../domain/submission-fields.js';

/** A field of a form, judged as the domain judges it, so that a bad or missing one is named together with all others. */
export function FormField(kind: SubmissionKind, name: FieldName): PropertyDecorator {
  const isNeeded = problemWith(kind, name, undefined) !== undefined;
  const rule = ValidateBy({
    name: 'formField',
    validator: {
      validate: (value) => problemWith(kind, name, value) === undefined,
      defaultMessage: (found) => problemWith(kind, name, found?.value) ?? 'is not right',
    },
  });
  return applyDecorators((isNeeded ? ApiProperty : ApiPropertyOptional)({ type: String, ...docsOf(name) }), rule);
}

function docsOf(name: FieldName): ApiPropertyOptions {
  const { kind, longest, most } = factsOf(fieldAskedAs(name));
  const docs: Partial<Record<FieldKind, ApiPropertyOptions>> = {
    industry: { maxLength: LONGEST_TRADE, description: 'A trade by any of its names, or another one in words.', example: 'Plumber' },
    yes: { enum: ANSWERS },
    phone: { description: 'A number that can be dialled; Canada is assumed.' },
    link: { maxLength: longest, description: 'Begins with http:// or https://.' },
    places: { description: `At most ${most} places of at most ${longest} characters each, separated by ; or lines.` },
  };
  return docs[kind] ?? { maxLength: longest };
}

import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { MayBeEmpty } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { factsOf, fieldAskedAs } from '../../../../shared/listings/field-lists.js';
import { MAX_TRADE_NAME_LENGTH } from '../../../../shared/forms/input-limits.js';
import type { FieldKind } from '../../../../shared/listings/listing-fields.js';
import { ANSWERS, type FieldName, problemWith, type SubmissionKind } from '../../domain/submission-fields.js';

/** A field of a form: any text. The domain validates all fields together, and reports missing ones (`readFields`). */
export function FormField(kind: SubmissionKind, name: FieldName): PropertyDecorator {
  const isNeeded = problemWith(kind, name, undefined) !== undefined;
  const documented = (isNeeded ? ApiProperty : ApiPropertyOptional)({ type: String, ...docsOf(name) });
  return applyDecorators(documented, MayBeEmpty(), IsString({ message: 'must be a text' }));
}

function docsOf(name: FieldName): ApiPropertyOptions {
  const { kind, longest, most } = factsOf(fieldAskedAs(name));
  const docs: Partial<Record<FieldKind, ApiPropertyOptions>> = {
    industry: {
      maxLength: MAX_TRADE_NAME_LENGTH,
      description: 'A trade by any of its names, or a custom one.',
      example: 'Plumber',
    },
    yes: { enum: ANSWERS },
    phone: { description: 'A number that can be dialled; Canada is assumed.' },
    link: { maxLength: longest, description: 'Begins with http:// or https://.' },
    places: { description: `At most ${most} places of at most ${longest} characters each, separated by ; or lines.` },
  };
  return docs[kind] ?? { maxLength: longest };
}

import { ValidateBy, ValidateIf } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { type CorrectableField, readCorrection } from '../../domain/corrections.js';

/** A field that may be corrected: judged as the domain judges it, so that a bad value is named together with all others. */
export const Correctable = (docs: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(docs),
    ValidateIf((_body, value) => value !== undefined),
    ValidateBy({
      name: 'correctable',
      validator: {
        validate: (value, found) => problemOf(found?.property, value) === undefined,
        defaultMessage: (found) => problemOf(found?.property, found?.value) ?? 'is not right',
      },
    }),
  );

function problemOf(field: string | undefined, value: unknown): string | undefined {
  const reading = readCorrection(field as CorrectableField, value);
  return 'problem' in reading ? reading.problem : undefined;
}

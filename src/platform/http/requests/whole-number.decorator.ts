import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** A whole number in a query, written in digits only; every error message names both bounds. */
export function WholeNumber(least: number, most: number): PropertyDecorator {
  const rule = { message: `must be a whole number from ${least} to ${most}` };
  return applyDecorators(Transform(parseDigits), IsInt(rule), Min(least, rule), Max(most, rule));
}

const parseDigits = ({ value }: { value: unknown }) => (typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value);

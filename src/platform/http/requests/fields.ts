import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf, type ValidationOptions } from 'class-validator';
import { MAX_EMAIL_LENGTH, MAX_LINE_LENGTH, MAX_NAME_LENGTH, MAX_TEXT_LENGTH, MAX_URL_LENGTH } from '../../../shared/forms/input-limits.js';
import { cleanLine, cleanText, normalizedText } from '../../../shared/text/text.js';

/** The maximum lengths of the API's fields, in characters. */
export const LONGEST = {
  name: MAX_NAME_LENGTH,
  line: MAX_LINE_LENGTH,
  email: MAX_EMAIL_LENGTH,
  url: MAX_URL_LENGTH,
  text: MAX_TEXT_LENGTH,
} as const;

/** The field may be missing, but not `null`. */
export const MayBeAbsent = () => ValidateIf((_body, value) => value !== undefined);

/** One line of text: NFC, trimmed, without control characters. */
export const Line = (max: number = LONGEST.line, options?: ValidationOptions) =>
  applyDecorators(Transform(tidy), textBy('line', cleanLine, max, options));

/** Text of several lines: NFC, trimmed, with no control characters but tabs and line breaks. */
export const Text = (max: number = LONGEST.text, options?: ValidationOptions) =>
  applyDecorators(Transform(tidy), textBy('text', cleanText, max, options));

type Clean = (raw: string, max: number) => { value: string } | { problem: string };

function textBy(name: string, clean: Clean, max: number, options?: ValidationOptions): PropertyDecorator {
  const problemOf = (value: unknown) => {
    if (typeof value !== 'string') return 'must be a text';
    const result = clean(value, max);
    return 'problem' in result ? result.problem : undefined;
  };
  return ValidateBy(
    {
      name,
      validator: {
        validate: (value) => problemOf(value) === undefined,
        defaultMessage: (found) => {
          if (!options?.each) return problemOf(found?.value) ?? '';
          // The value here is the whole list, although each entry was validated by itself.
          return `each entry ${[found?.value].flat().map(problemOf).find(Boolean)}`;
        },
      },
    },
    options,
  );
}

function tidy({ value }: { value: unknown }): unknown {
  const tidyOne = (one: unknown) => (typeof one === 'string' && one.isWellFormed() ? normalizedText(one) : one);
  return Array.isArray(value) ? value.map(tidyOne) : tidyOne(value);
}

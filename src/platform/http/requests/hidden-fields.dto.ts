import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import type { HiddenFields } from '../../../shared/forms/forms.js';
import { Line, LONGEST, Text } from './fields.js';

/** A field that may be left out or empty. */
export const MayBeEmpty = () => ValidateIf((_form, value) => value !== undefined && value !== null && value !== '');

/** Accepts a JSON number or boolean where a form has text. */
const AsText = () =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'number' || typeof value === 'boolean' ? String(value) : value));

/** The hidden fields that every form may have besides its own. */
export class HiddenFieldsDto implements HiddenFields {
  @ApiPropertyOptional({ type: String, description: 'Forwarded if it is an address of this site; never used for a redirect.' })
  @MayBeEmpty()
  @Line(LONGEST.url)
  _next?: string;

  @ApiPropertyOptional({ type: String, description: 'Forwarded.' })
  @MayBeEmpty()
  @Line()
  _subject?: string;

  @ApiPropertyOptional({ type: String, description: 'Forwarded.' })
  @MayBeEmpty()
  @AsText()
  @Line()
  _captcha?: string;

  @ApiPropertyOptional({ type: String, description: 'Forwarded.' })
  @MayBeEmpty()
  @Line()
  _template?: string;

  @ApiPropertyOptional({ type: String, description: 'Must be empty (honeypot).' })
  @MayBeEmpty()
  @Text()
  _honey?: string;

  @ApiPropertyOptional({ type: String, description: 'When the form was opened, in epoch milliseconds.' })
  @MayBeEmpty()
  @AsText()
  @Line()
  _started?: string;
}

/** Splits a validated form into the fields that people fill in and the hidden ones; empty fields are left out. */
export function partsOf<Form extends HiddenFieldsDto>(form: Form): { fields: Omit<Form, keyof HiddenFieldsDto>; hidden: HiddenFields } {
  const given = Object.entries(form).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '');
  const isHidden = ([name]: [string, string]) => name.startsWith('_');
  return {
    fields: Object.fromEntries(given.filter((entry) => !isHidden(entry))) as Omit<Form, keyof HiddenFieldsDto>,
    hidden: Object.fromEntries(given.filter(isHidden)),
  };
}

import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { e164Of } from '../../../shared/contact/contact-values.js';
import { isEmailAddress } from '../../../shared/contact/email-address.js';
import { visibleAddress } from '../../../shared/contact/visible-address.js';
import { Line, LONGEST, Text } from './fields.js';

/** A required line of text. @param hint what to do when it is empty, such as `write your name` */
export const FilledLine = (hint: string, max: number = LONGEST.line) => applyDecorators(filled(hint), Line(max));

/** A required text of several lines. */
export const FilledText = (hint: string, max: number = LONGEST.text) => applyDecorators(filled(hint), Text(max));

/** An email address, without a name. */
export const EmailAddress = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? visibleAddress(value) : value)),
    Line(LONGEST.email),
    checkedBy('emailAddress', (text) => isEmailAddress(text), 'is not an email address: write it like name@example.com'),
  );

/** A valid telephone number, as people write it; one without a country code counts as Canadian. */
export const PhoneNumber = () =>
  applyDecorators(
    Line(LONGEST.name),
    checkedBy(
      'phoneNumber',
      (text) => e164Of(text) !== null,
      'is not a phone number that can be called: write it with its area code, like 416 555 0100',
    ),
  );

/** Makes a field of any kind required. */
export const filled = (hint: string): PropertyDecorator =>
  ValidateBy({
    name: 'filled',
    validator: { validate: (value) => value !== undefined && value !== null && value !== '', defaultMessage: () => `is missing: ${hint}` },
  });

function checkedBy(name: string, isRight: (text: string) => boolean, problem: string): PropertyDecorator {
  return ValidateBy({
    name,
    validator: { validate: (value) => typeof value === 'string' && isRight(value), defaultMessage: () => problem },
  });
}

import { ValidatorConstraint, type ValidatorConstraintInterface } from 'class-validator';
import { LONGEST } from './fields.js';

/** A picture that was uploaded here, or one elsewhere over https; empty for none. */
@ValidatorConstraint({ name: 'imageAddress' })
export class ImageAddress implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    if (typeof value !== 'string' || value.length > LONGEST.url || /[\p{Cc}\s]/u.test(value)) return false;
    if (value === '' || /^\/media\/[\w-]+(?:\.[\w-]+)*$/.test(value)) return true;
    // Parsers forgive what a look at the text would miss, so it is judged after parsing too.
    const url = /^https:\/\//i.test(value) ? URL.parse(value) : null;
    return url?.protocol === 'https:' && url.hostname !== '' && url.username === '';
  }
  defaultMessage(): string {
    return 'must be an uploaded picture (/media/...) or an address that begins with https://; leave it empty for the built-in drawing';
  }
}

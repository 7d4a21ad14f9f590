import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { pick } from 'es-toolkit/object';
import { HiddenFieldsDto } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { FIELDS, readFields } from '../../domain/submission-fields.js';
import { FormField } from './form-field.decorator.js';

/** The referral code. An unknown or malformed code is never an error. */
class ReferredFormDto extends HiddenFieldsDto {
  @ApiPropertyOptional({
    type: String,
    description: 'Referral code. Unknown ones are no error; the first 100 characters are kept.',
  })
  @Allow()
  ref?: unknown;
}

const typedIn = (form: object) => pick(form as Record<string, unknown>, FIELDS);

/** A business that asks to be listed: the fields of the form, as texts. */
@AlsoReadBy((form) => readFields('new', typedIn(form)))
export class ListingFormDto extends ReferredFormDto {}

/** A listed business that sends changes: fields that are left empty do not change. */
@AlsoReadBy((form) => readFields('renewal', typedIn(form)))
export class RenewalFormDto extends ReferredFormDto {}

for (const name of FIELDS) {
  FormField('new', name)(ListingFormDto.prototype, name);
  FormField('renewal', name)(RenewalFormDto.prototype, name);
}

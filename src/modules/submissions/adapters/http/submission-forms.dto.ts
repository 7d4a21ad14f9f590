import { ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { HiddenFieldsDto } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { FIELDS } from '../../domain/submission-fields.js';
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

/** A business that asks to be listed: the fields of the form, as texts. */
export class ListingFormDto extends ReferredFormDto {}

/** A listed business that says what is other now: what is left empty stays as it is. */
export class RenewalFormDto extends ReferredFormDto {}

for (const name of FIELDS) {
  FormField('new', name)(ListingFormDto.prototype, name);
  FormField('renewal', name)(RenewalFormDto.prototype, name);
}

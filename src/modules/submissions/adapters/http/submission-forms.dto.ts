import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { LONGEST } from '../../../../shared/http/fields.js';
import { HiddenFieldsDto } from '../../../../shared/http/hidden-fields.dto.js';
import { ANSWERS, INDUSTRIES } from '../../domain/submission-fields.js';
import { FormField } from './form-field.decorator.js';

const NAME = { maxLength: LONGEST.name };
const URL = { maxLength: LONGEST.url, description: 'Begins with http:// or https://.' };
const TRADE: ApiPropertyOptions = { enum: INDUSTRIES };
const PHONE = { description: 'A number that can be dialled; Canada is assumed.' };
const EMAIL = { maxLength: LONGEST.email };
const ADDRESS = { maxLength: LONGEST.line };
const TEXT = { maxLength: LONGEST.text };
const LICENSED: ApiPropertyOptions = { enum: ANSWERS };

/** Whoever sent the owner here; none that is wrong fails anything. */
class ReferredFormDto extends HiddenFieldsDto {
  @ApiPropertyOptional({ type: String, description: 'Code of whoever sent the owner here. Unknown ones fail nothing; the first 100 characters are kept.' })
  @Allow()
  ref?: unknown;
}

/** A business that asks to be listed. */
export class ListingFormDto extends ReferredFormDto {
  @FormField('new', NAME) title!: string;
  @FormField('new', TRADE) industry!: string;
  @FormField('new', PHONE) phone!: string;
  @FormField('new', EMAIL) email!: string;
  @FormField('new', URL) website?: string;
  @FormField('new', ADDRESS) complete_address!: string;
  @FormField('new', NAME) city!: string;
  @FormField('new', NAME) post_code!: string;
  @FormField('new', URL) google_maps_link?: string;
  @FormField('new', TEXT) business_description!: string;
  @FormField('new', LICENSED) licensed?: string;
}

/** A listed business that says what is other now: what is left empty stays as it is. */
export class RenewalFormDto extends ReferredFormDto {
  @FormField('renewal', NAME) title!: string;
  @FormField('renewal', TRADE) industry?: string;
  @FormField('renewal', PHONE) phone!: string;
  @FormField('renewal', EMAIL) email!: string;
  @FormField('renewal', URL) website?: string;
  @FormField('renewal', ADDRESS) complete_address?: string;
  @FormField('renewal', NAME) city?: string;
  @FormField('renewal', NAME) post_code?: string;
  @FormField('renewal', URL) google_maps_link?: string;
  @FormField('renewal', TEXT) business_description?: string;
  @FormField('renewal', LICENSED) licensed?: string;
}

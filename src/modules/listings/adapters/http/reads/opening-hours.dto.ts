import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { MAX_NAME_LENGTH } from '../../../../../shared/forms/input-limits.js';

/** As many as a page of a search has at most. */
const MAX_BUSINESSES = 100;
const SAYS = `must be 1 to ${MAX_BUSINESSES} names of businesses, as their addresses have them, with commas between`;

const areSlugs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_BUSINESSES &&
  value.every(
    (slug) => typeof slug === 'string' && slug !== '' && slug.length <= MAX_NAME_LENGTH && !/\p{Cc}/u.test(slug) && slug.isWellFormed(),
  );

export class OpeningHoursQueryDto {
  @ApiProperty({ type: String, description: 'Names in the addresses of businesses, with commas between.', example: 'quiet-pipes-toronto' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : value))
  @ValidateBy({ name: 'areSlugs', validator: { validate: areSlugs, defaultMessage: () => SAYS } })
  slugs: string[] = [];
}

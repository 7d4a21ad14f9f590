import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsIn, IsInt, IsOptional, IsUUID } from 'class-validator';
import { pick } from 'es-toolkit/object';
import { Line, LONGEST, MayBeAbsent } from '../../../../../platform/http/requests/fields.js';
import { FilledLine } from '../../../../../platform/http/requests/form-field.decorators.js';
import { ListQueryDto } from '../../../../../platform/http/requests/list-query.dto.js';
import { AlsoReadBy } from '../../../../../platform/http/requests/validation.js';
import { choiceOf } from '../../../../../platform/http/requests/query-choice.js';
import { NOT_CORRECTABLE } from '../../../../../shared/listings/field-lists.js';
import { BADGES, LISTING_ORDERS, type Need, NEEDS } from '../../../application/reads/admin-listings.js';
import { CORRECTABLE, type CorrectableField } from '../../../domain/catalogue/corrections.js';
import { readCorrections } from '../../../domain/catalogue/curated-listing.js';
import { type ListingStatus, SOURCE_KINDS, type SourceKind } from '../../../domain/catalogue/listing.js';
import { ownListing } from '../../../domain/catalogue/own-listing.js';
import { Correctable, NewListingField, NotCorrectable } from './correctable.decorator.js';

const STATUSES: readonly ListingStatus[] = ['published', 'unpublished', 'removed'];

const OneOf = (words: readonly string[]) => IsIn(words, { message: `must be one of ${words.join(', ')}` });

/** The filters that the list, a change of many listings and an export have in common. */
export class AdminListingsFilterDto extends ListQueryDto {
  @ApiPropertyOptional({ ...choiceOf(STATUSES), description: 'All of them by default.' })
  @IsOptional()
  @OneOf(STATUSES)
  status?: ListingStatus;

  @ApiPropertyOptional({ ...choiceOf(SOURCE_KINDS), description: 'The kind of source; all kinds by default.' })
  @IsOptional()
  @OneOf(SOURCE_KINDS)
  source?: SourceKind;

  @ApiPropertyOptional({ format: 'uuid', description: 'The id of an uploaded list.' })
  @IsOptional()
  @IsUUID('loose', { message: 'must be the id of an uploaded list' })
  list?: string;

  @ApiPropertyOptional({ description: 'The trade, ignoring case and accents.' })
  @IsOptional()
  @Line(LONGEST.name)
  trade?: string;

  @ApiPropertyOptional({ description: 'The city of the address, ignoring case and accents.' })
  @IsOptional()
  @Line(LONGEST.name)
  city?: string;

  @ApiPropertyOptional({ ...choiceOf(BADGES), description: 'Only those with this badge.' })
  @IsOptional()
  @OneOf(BADGES)
  badge?: (typeof BADGES)[number];

  @ApiPropertyOptional({
    ...choiceOf(NEEDS),
    description:
      'Only those that need attention: without a phone number, without any contact details, without coordinates, without opening hours, not changed or confirmed for a year, with the same phone, website or address as another one, or merged into one that is not published.',
  })
  @IsOptional()
  @OneOf(NEEDS)
  needs?: Need;

  @ApiPropertyOptional({ ...choiceOf(['yes']), description: 'Only those with corrections.' })
  @IsOptional()
  @IsIn(['yes'], { message: 'must be yes' })
  corrected?: 'yes';
}

export class AdminListingsQueryDto extends AdminListingsFilterDto {
  @ApiPropertyOptional({ ...choiceOf(LISTING_ORDERS), default: 'changed', description: 'Order; changed: the latest change first.' })
  @OneOf(LISTING_ORDERS)
  sortBy: (typeof LISTING_ORDERS)[number] = 'changed';
}

type Values = Partial<Record<CorrectableField, unknown>>;

/** The query in the form that the application uses. */
export function filterOf<Query extends AdminListingsFilterDto>({
  corrected,
  ...query
}: Query): Omit<Query, 'corrected'> & { corrected: boolean } {
  return { ...query, corrected: corrected === 'yes' };
}

/** Values that replace the source's, by field. An empty text or `null` says that the business has no such thing. */
@AlsoReadBy<CorrectionsDto>((body, wrong) => {
  const right = CORRECTABLE.filter((field) => !wrong.has(field));
  return readCorrections(pick(body as Values, right), wrong.has('reset') ? [] : (body.reset ?? []));
})
export class CorrectionsDto {
  @ApiPropertyOptional({ enum: CORRECTABLE, isArray: true, description: 'Fields that are reset to the value of the source.' })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of field names' })
  @IsIn(CORRECTABLE, { each: true, message: 'names a field that cannot be corrected' })
  reset?: CorrectableField[];

  @ApiPropertyOptional({ description: 'The version that you have read. A listing that has changed since is not changed (409).' })
  @MayBeAbsent()
  @IsInt({ message: 'must be a whole number' })
  version?: number;
}

for (const field of CORRECTABLE) Correctable(field)(CorrectionsDto.prototype, field);
for (const field of NOT_CORRECTABLE) NotCorrectable(field)(CorrectionsDto.prototype, field);

/** A business that an admin adds: at least its name and its trade. */
@AlsoReadBy((values) => ownListing(pick(values as Values, CORRECTABLE)))
export class NewListingDto {}

// The domain validates them, so that missing and bad fields are named in one answer.
for (const field of CORRECTABLE) NewListingField(field)(NewListingDto.prototype, field);

export class LicenceCheckDto {
  @ApiProperty({ maxLength: 60, description: 'The checked licence number, as the listing has it.' })
  @FilledLine('the licence number that you have looked up', 60)
  number!: string;

  @ApiProperty({ maxLength: LONGEST.name, description: 'The name of the checker; shown only in the back office.' })
  @FilledLine('your name', LONGEST.name)
  by!: string;
}

export class UnpublishDto {
  @ApiPropertyOptional({ type: String, maxLength: LONGEST.line, description: 'For the audit log.' })
  @IsOptional()
  @Line()
  reason?: string;
}

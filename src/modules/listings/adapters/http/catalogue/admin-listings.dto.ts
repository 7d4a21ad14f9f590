import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsArray, IsIn, IsInt, IsOptional, ValidateIf } from 'class-validator';
import { Line, LONGEST } from '../../../../../platform/http/requests/fields.js';
import { ListQueryDto } from '../../../../../platform/http/requests/list-query.dto.js';
import { LISTING_ORDERS } from '../../../application/reads/admin-listings.js';
import { CORRECTABLE, type CorrectableField } from '../../../domain/catalogue/corrections.js';
import { type ListingStatus, SOURCE_KINDS, type SourceKind } from '../../../domain/catalogue/listing.js';
import { Correctable, Given } from './correctable.decorator.js';

const STATUSES: readonly ListingStatus[] = ['published', 'unpublished', 'removed'];

export class AdminListingsQueryDto extends ListQueryDto {
  @ApiPropertyOptional({ enum: STATUSES, description: 'All of them unless given.' })
  @IsOptional()
  @IsIn(STATUSES, { message: `must be one of ${STATUSES.join(', ')}` })
  status?: ListingStatus;

  @ApiPropertyOptional({ enum: SOURCE_KINDS, description: 'Where they came from; anywhere unless given.' })
  @IsOptional()
  @IsIn(SOURCE_KINDS, { message: `must be one of ${SOURCE_KINDS.join(', ')}` })
  source?: SourceKind;

  @ApiPropertyOptional({ enum: ['yes'], description: 'Those with corrections alone.' })
  @IsOptional()
  @IsIn(['yes'], { message: 'must be yes' })
  corrected?: 'yes';

  @ApiPropertyOptional({ enum: LISTING_ORDERS, default: 'changed', description: 'Order; changed: the latest change first.' })
  @IsIn(LISTING_ORDERS, { message: `must be one of ${LISTING_ORDERS.join(', ')}` })
  sortBy: (typeof LISTING_ORDERS)[number] = 'changed';
}

/** Values in the place of the source's, by field. An empty text or `null` says that the business has no such thing. */
export class CorrectionsDto {
  @ApiPropertyOptional({ enum: CORRECTABLE, isArray: true, description: 'Fields that shall say again what the source says.' })
  @ValidateIf((_body, value) => value !== undefined)
  @IsArray({ message: 'must be a list of field names' })
  @IsIn(CORRECTABLE, { each: true, message: 'names a field that cannot be corrected' })
  reset?: CorrectableField[];

  @ApiPropertyOptional({ description: 'The version that was looked at. A listing that has changed since is left as it is (409).' })
  @ValidateIf((_body, value) => value !== undefined)
  @IsInt({ message: 'must be a whole number' })
  version?: number;
}

for (const field of CORRECTABLE) Correctable(field)(CorrectionsDto.prototype, field);

/** A business as an admin writes it down: at least its name and its trade. */
export class NewListingDto {}

// Its domain judges it: what is missing and what is bad are named in one answer.
for (const field of CORRECTABLE) Given(field)(NewListingDto.prototype, field);

export class UnpublishDto {
  @ApiPropertyOptional({ type: String, maxLength: LONGEST.line, description: 'For the audit log.' })
  @IsOptional()
  @Line()
  reason?: string;
}

import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  Matches,
  Min,
  ValidateIf,
} from 'class-validator';
import { Line, LONGEST, MayBeAbsent } from '../../../../../platform/http/requests/fields.js';
import { BULK_ACTIONS, BULK_FIELDS, type BulkAction, type BulkField, MAX_PER_REQUEST } from '../../../domain/catalogue/bulk-change.js';
import { CORRECTABLE, type CorrectableField } from '../../../domain/catalogue/corrections.js';
import { MAX_VIEWS } from '../../../domain/catalogue/listing-views.js';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The listings, and how they change. */
export class BulkChangeDto {
  @ApiPropertyOptional({ type: [String], maxItems: MAX_PER_REQUEST, description: 'Ids of listings; or give `filter`.' })
  @ValidateIf(({ filter, ids }: BulkChangeDto) => ids !== undefined || filter === undefined)
  @IsArray({ message: 'must be a list of ids, unless filter is given' })
  @ArrayMinSize(1, { message: 'name at least one listing' })
  @ArrayMaxSize(MAX_PER_REQUEST, { message: `names more than ${MAX_PER_REQUEST} listings` })
  @Line(LONGEST.name, { each: true })
  ids?: string[];

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: 'All listings that match the filters of the list (not `page`, `limit` and `sortBy`); an empty object means all.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'must be an object of the parameters of the list' })
  filter?: Record<string, unknown>;

  @ApiProperty({ enum: BULK_ACTIONS })
  @IsIn(BULK_ACTIONS, { message: `must be one of ${BULK_ACTIONS.join(', ')}` })
  action!: BulkAction;

  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: `For correct: new values of ${BULK_FIELDS.join(', ')}.` })
  @MayBeAbsent()
  @IsObject({ message: 'must be an object of fields with their new values' })
  fields?: Partial<Record<BulkField, unknown>>;

  @ApiPropertyOptional({ type: String, description: 'The last day on which they are featured, as 2026-12-31; goes with featured: yes.' })
  @MayBeAbsent()
  @Matches(DAY, { message: 'must be a day such as 2026-12-31' })
  @IsISO8601({ strict: true }, { message: 'must be a day that exists' })
  featuredUntil?: string;
}

export class MakeBulkChangeDto extends BulkChangeDto {
  @ApiPropertyOptional({
    type: Number,
    description: 'The number of listings in the preview. If the number has changed, nothing is changed (409).',
  })
  @MayBeAbsent()
  @IsInt({ message: 'must be a whole number' })
  @Min(0, { message: 'must be a whole number' })
  expected?: number;
}

export class MergeListingsDto {
  @ApiProperty({ type: String, description: 'Id of the merged listing: it is hidden, and its address redirects to the remaining one.' })
  @Line(LONGEST.name)
  from!: string;

  @ApiPropertyOptional({ enum: CORRECTABLE, isArray: true, description: 'Fields whose values are copied from the merged listing.' })
  @IsOptional()
  @IsArray({ message: 'must be a list of field names' })
  @IsIn(CORRECTABLE, { each: true, message: 'names a field that cannot be taken over' })
  take?: CorrectableField[];
}

const VIEW_MOMENT = 'must be the time at which the view was saved';

export class RemoveViewQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'The `savedAt` of the view that may be deleted. Without it, it is deleted even if it was saved again since.',
  })
  @IsOptional()
  @Matches(MOMENT, { message: VIEW_MOMENT })
  @IsISO8601({ strict: true }, { message: VIEW_MOMENT })
  savedAt?: string;
}

export class SaveViewDto {
  @ApiProperty({ type: String, maxLength: 60, description: `A view of the same name is replaced; there are at most ${MAX_VIEWS}.` })
  @Line(60)
  @Matches(/\S/, { message: 'give it a name' })
  name!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.url, description: 'The query string of the list, without its question mark.' })
  @Line(LONGEST.url)
  question!: string;

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'The `savedAt` of the view of this name that may be replaced; null for none. Without it, any is replaced.',
  })
  @ValidateIf((_view, value) => value !== undefined && value !== null)
  @Matches(MOMENT, { message: VIEW_MOMENT })
  @IsISO8601({ strict: true }, { message: VIEW_MOMENT })
  replaces?: string | null;
}

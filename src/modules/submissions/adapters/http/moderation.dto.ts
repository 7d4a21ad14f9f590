import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { ListQueryDto } from '../../../../platform/http/requests/list-query.dto.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';
import { BULK_ACTIONS, type BulkAction } from '../../application/decide-in-bulk.js';
import { SUBMISSION_ORDERS, type SubmissionOrder } from '../../application/submission-list.js';
import { MAX_PROPOSED } from '../../domain/submission.js';
import type { SubmissionKind } from '../../domain/submission-fields.js';
import { SUBMISSION_STATUSES, type SubmissionStatus } from '../../domain/submission-status.js';

const KINDS: readonly SubmissionKind[] = ['new', 'renewal'];
const MAX_PER_REQUEST = 100;
const REASON = { message: 'write a reason: the owner reads it' };
const BY_FORM_NAMES = { type: 'object', additionalProperties: { type: 'string' } } as const;
const SEEN = 'The version that you have read. A submission that has changed since is not decided (409, with the changes).';
const WHOLE = { message: 'must be a whole number' };
const AN_ITEM = { each: true, message: 'must be submissions, each with its id and the version that was looked at' };

/** The version of the submission that the admin saw. */
const Seen = () => applyDecorators(ApiPropertyOptional({ type: Number, description: SEEN }), MayBeAbsent(), IsInt(WHOLE));

export class SubmissionsQueryDto extends ListQueryDto {
  @ApiPropertyOptional({ ...choiceOf(SUBMISSION_STATUSES), description: 'All of them by default.' })
  @IsOptional()
  @IsIn(SUBMISSION_STATUSES, { message: `must be one of ${SUBMISSION_STATUSES.join(', ')}` })
  status?: SubmissionStatus;

  @ApiPropertyOptional({ ...choiceOf(KINDS), description: 'Both by default.' })
  @IsOptional()
  @IsIn(KINDS, { message: `must be one of ${KINDS.join(', ')}` })
  kind?: SubmissionKind;

  @ApiPropertyOptional({
    ...choiceOf(SUBMISSION_ORDERS),
    default: 'newest',
    description: 'waiting-longest: the oldest first.',
  })
  @IsOptional()
  @IsIn(SUBMISSION_ORDERS, { message: `must be one of ${SUBMISSION_ORDERS.join(', ')}` })
  order?: SubmissionOrder;
}

export class ComparisonDto {
  @ApiPropertyOptional({ description: 'While it is pending: compare it with this listing instead of the matching one.' })
  @IsOptional()
  @Line(LONGEST.name)
  listingId?: string;
}

export class ApproveDto {
  @ApiPropertyOptional({
    ...BY_FORM_NAMES,
    description: 'Edits before the approval, by the names of the form; an empty text removes a field.',
  })
  @MayBeAbsent()
  @IsObject({ message: "must be an object of the form's fields" })
  fields?: Record<string, unknown>;

  @ApiPropertyOptional({ type: String, description: 'The manually chosen listing.' })
  @MayBeAbsent()
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'name the listing, or leave it out' })
  listingId?: string;

  @Seen()
  version?: number;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Approves despite an objection to a new phone number, email address or website.',
  })
  @MayBeAbsent()
  @IsBoolean({ message: 'must be true or false' })
  despiteObjection?: boolean;

  @ApiPropertyOptional({ type: [String], description: 'Addresses of the pictures to publish. All of them by default.' })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of addresses' })
  @ArrayMaxSize(MAX_PROPOSED, { message: `names more than ${MAX_PROPOSED} pictures` })
  @IsString({ each: true, message: 'must be a list of addresses' })
  pictures?: string[];
}

export class DecideDto {
  @Seen()
  version?: number;
}

export class ReasonDto extends DecideDto {
  @ApiProperty({ type: String, maxLength: LONGEST.text, description: 'The reason for the owner.' })
  @Text()
  @IsNotEmpty(REASON)
  reason!: string;
}

export class SeenSubmissionDto {
  @ApiProperty({ type: String })
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'name the submission' })
  id!: string;

  @ApiProperty({ type: Number, description: 'The version that you have read. A submission that has changed since is not decided.' })
  @IsInt({ message: 'must be the version that was looked at, a whole number' })
  version!: number;
}

export class BulkDto {
  @ApiProperty({ enum: BULK_ACTIONS })
  @IsIn(BULK_ACTIONS, { message: `must be one of ${BULK_ACTIONS.join(', ')}` })
  action!: BulkAction;

  @ApiProperty({ type: [SeenSubmissionDto], maxItems: MAX_PER_REQUEST })
  @IsArray({ message: 'must be a list of submissions, each with its id and the version that was looked at' })
  @ArrayMaxSize(MAX_PER_REQUEST, { message: `names more than ${MAX_PER_REQUEST} submissions` })
  @IsObject(AN_ITEM)
  @ValidateNested(AN_ITEM)
  @Type(() => SeenSubmissionDto)
  items!: SeenSubmissionDto[];

  @ApiPropertyOptional({ type: String, maxLength: LONGEST.text, description: 'The reason for the owners; required for a rejection.' })
  @ValidateIf(({ action, reason }: BulkDto) => action === 'reject' || reason !== undefined)
  @Text()
  @IsNotEmpty(REASON)
  reason?: string;
}

export class CorrectOwnDto {
  @ApiProperty({ ...BY_FORM_NAMES, description: 'All fields of the form, by name.' })
  @IsObject({ message: "must be an object of the form's fields" })
  fields!: Record<string, unknown>;

  @ApiPropertyOptional({
    type: String,
    description:
      'The version that you have read. A submission whose fields have changed since is not changed; without it the last correction wins.',
  })
  @MayBeAbsent()
  @Line(LONGEST.name)
  version?: string;
}

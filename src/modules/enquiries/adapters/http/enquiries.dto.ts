import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn } from 'class-validator';
import { Line, LONGEST } from '../../../../platform/http/requests/fields.js';
import { EmailAddress, filled, FilledLine, FilledText, PhoneNumber } from '../../../../platform/http/requests/form-field.decorators.js';
import { HiddenFieldsDto, MayBeEmpty } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { ListQueryDto } from '../../../../platform/http/requests/list-query.dto.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';
import { MESSAGE_ACTIONS, type MessageAction } from '../../application/sort-in-bulk.js';
import { type MessageStatus, REPORT_REASONS, type ReportReason } from '../../domain/message.js';

const REASONS = Object.keys(REPORT_REASONS) as ReportReason[];
const MAX_PER_REQUEST = 100;
const STATUSES: readonly MessageStatus[] = ['inbox', 'archived', 'spam'];

export class ContactDto extends HiddenFieldsDto {
  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('write your name', LONGEST.name)
  name!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.email })
  @EmailAddress()
  @filled('write your email address')
  email!: string;

  @ApiPropertyOptional({ type: String, description: 'A number that can be called; without a country code a Canadian one.' })
  @MayBeEmpty()
  @PhoneNumber()
  phone?: string;

  @ApiProperty({ type: String, maxLength: LONGEST.line })
  @FilledLine('say in a few words what it is about')
  subject!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.text })
  @FilledText('write your message')
  message!: string;
}

export class ReportDto extends HiddenFieldsDto {
  @ApiProperty({ type: String, description: 'The listing: its page is /business/{slug}.' })
  @FilledLine('say which listing it is about')
  slug!: string;

  @ApiProperty({ enum: REASONS })
  @IsIn(REASONS, { message: `must be one of ${REASONS.join(', ')}` })
  @filled('choose a reason')
  reason!: ReportReason;

  @ApiProperty({ type: String, maxLength: LONGEST.text })
  @FilledText('write what is the matter')
  message!: string;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST.name })
  @MayBeEmpty()
  @Line(LONGEST.name)
  name?: string;

  @ApiPropertyOptional({ type: String, maxLength: LONGEST.email })
  @MayBeEmpty()
  @EmailAddress()
  email?: string;
}

/** A report from a page whose URL names the listing. */
export class ReportFormDto extends OmitType(ReportDto, ['slug']) {}

export class BulkMessagesDto {
  @ApiProperty({ enum: MESSAGE_ACTIONS })
  @IsIn(MESSAGE_ACTIONS, { message: `must be one of ${MESSAGE_ACTIONS.join(', ')}` })
  action!: MessageAction;

  @ApiProperty({ type: [String], maxItems: MAX_PER_REQUEST, description: 'Ids of messages.' })
  @IsArray({ message: 'must be a list of ids' })
  @ArrayMaxSize(MAX_PER_REQUEST, { message: `names more than ${MAX_PER_REQUEST} messages` })
  @Line(LONGEST.name, { each: true })
  ids!: string[];
}

export class MessagesQueryDto extends ListQueryDto {
  @ApiPropertyOptional({ ...choiceOf(STATUSES), default: 'inbox', description: 'The folder.' })
  @IsIn(STATUSES, { message: `must be one of ${STATUSES.join(', ')}` })
  status: MessageStatus = 'inbox';
}

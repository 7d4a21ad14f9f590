import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { LONGEST, Text } from '../../../../platform/http/requests/fields.js';
import { EmailAddress, filled, FilledLine, PhoneNumber } from '../../../../platform/http/requests/form-field.decorators.js';
import { ListQueryDto } from '../../../../platform/http/requests/list-query.dto.js';
import { REFERRAL_STATUSES, type ReferralStatus } from '../../domain/referral-status.js';
import { MayBeEmpty } from '../../../../platform/http/requests/hidden-fields.dto.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';
import { rewardFrom } from '../../domain/reward.js';

export class ReferrersQueryDto extends ListQueryDto {
  @ApiPropertyOptional({
    ...choiceOf(REFERRAL_STATUSES),
    description: 'Referrers with such a referral, each with these only. All of them by default.',
  })
  @IsOptional()
  @IsIn(REFERRAL_STATUSES, { message: `must be one of ${REFERRAL_STATUSES.join(', ')}` })
  status?: ReferralStatus;
}

export class CreateReferrerDto {
  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('write your name', LONGEST.name)
  name!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.email })
  @EmailAddress()
  @filled('write your email address')
  email!: string;
}

export class SignInLinkDto {
  @ApiProperty({ type: String, maxLength: LONGEST.email })
  @EmailAddress()
  @filled('write your email address')
  email!: string;
}

export class TrackDto {
  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('say which code it came with', LONGEST.name)
  refCode!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('write the name of the business', LONGEST.name)
  businessName!: string;

  @ApiProperty({ type: String, description: 'A number that can be dialled; Canada is assumed.' })
  @PhoneNumber()
  @filled('write the phone number of the business')
  businessPhone!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('say which trade it is', LONGEST.name)
  industry!: string;
}

/** Identifies a referral by its code and its phone number, in any notation. */
class ReferralNameDto {
  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('say which code it came with', LONGEST.name)
  refCode!: string;

  @ApiProperty({ type: String, maxLength: LONGEST.name })
  @FilledLine('say which phone number it has', LONGEST.name)
  businessPhone!: string;
}

@AlsoReadBy<ApproveReferralDto>(({ rewardAmount }) => rewardFrom(rewardAmount))
export class ApproveReferralDto extends ReferralNameDto {
  @ApiPropertyOptional({
    type: Number,
    minimum: 0,
    maximum: 10_000,
    default: 50,
    description: 'Dollars, with two decimals at most. Empty or invalid values mean 50.',
  })
  @Allow()
  rewardAmount?: unknown;

  @ApiPropertyOptional({
    type: Boolean,
    description: 'Allows a second reward for a business. Without it, such an approval is refused (409), naming the first one.',
  })
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  payAgain?: boolean;
}

export class RejectReferralDto extends ReferralNameDto {
  @ApiPropertyOptional({ type: String, maxLength: LONGEST.text, description: 'For admins only.' })
  @MayBeEmpty()
  @Text()
  reason?: string;
}

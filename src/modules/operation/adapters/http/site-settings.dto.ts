import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsObject, Min, ValidateIf, ValidateNested } from 'class-validator';
import { MAX_SETTING_LENGTH } from '../../../../shared/forms/input-limits.js';
import { Line, LONGEST, MayBeAbsent } from '../../../../platform/http/requests/fields.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { OPERATING_SETTING_NAMES, type OperatingSetting } from '../../../../shared/settings/operating-settings.js';
import { refuseWrongValues } from '../../application/change-site-settings.js';

const VERSION = { message: 'must be the version that you have read' };

class SettingChangeDto {
  @ApiProperty({ enum: OPERATING_SETTING_NAMES })
  @IsIn(OPERATING_SETTING_NAMES, { message: 'must be the name of a setting' })
  name!: OperatingSetting;

  @ApiProperty({ type: String, nullable: true, maxLength: MAX_SETTING_LENGTH, description: 'Null or empty resets it to its default.' })
  @ValidateIf((_body, value) => value !== null)
  @Line(MAX_SETTING_LENGTH)
  value!: string | null;

  @ApiProperty({ description: 'The version of this setting that you have read; 409 if it was changed since.' })
  @IsInt(VERSION)
  @Min(0, VERSION)
  version!: number;
}

const isReadable = (change: SettingChangeDto | null): boolean =>
  OPERATING_SETTING_NAMES.includes(change?.name as OperatingSetting) && typeof change?.value === 'string';

@AlsoReadBy<SiteSettingsDto>(({ changes }) => Array.isArray(changes) && refuseWrongValues(changes.filter(isReadable)))
export class SiteSettingsDto {
  @ApiProperty({ type: [SettingChangeDto], maxItems: OPERATING_SETTING_NAMES.length })
  @IsArray({ message: 'must be a list of changes' })
  @ArrayMinSize(1, { message: 'must have a change' })
  @ArrayMaxSize(OPERATING_SETTING_NAMES.length, { message: 'must not name a setting twice' })
  @ArrayUnique((change: SettingChangeDto) => change?.name, { message: 'must not name a setting twice' })
  // A list within the list would pass the nested validation, because it has no invalid field.
  @IsObject({ each: true, message: 'must be a list of changes, each with name, value and version' })
  @ValidateNested({ each: true })
  @Type(() => SettingChangeDto)
  changes!: SettingChangeDto[];
}

export class TestEmailDto {
  @ApiPropertyOptional({ maxLength: LONGEST.email, description: 'By default, the mailbox that is notified of forms.' })
  @MayBeAbsent()
  @Line(LONGEST.email)
  to?: string;
}

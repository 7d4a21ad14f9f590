import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsObject, Matches, Max, Min, ValidateNested } from 'class-validator';
import { omit } from 'es-toolkit/object';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { HOME_SECTION_IDS, type HomeSection, type HomeSectionId } from '../../../../shared/settings/home-sections.js';
import {
  PAGE_SETTINGS,
  type PageSetting,
  type PageSettingOf,
  SETTING_NAMES,
  type SettingKind,
} from '../../../../shared/settings/page-settings.js';
import { SECTION_COLOURS, type NewSection, type NewStep, settingsFrom, type SettingsInput } from '../../domain/settings-change.js';
import { Choice, Colour, Entries, Lines, LongWording, Milliseconds, Picture, Wording } from './settings-fields.js';
import { LARGEST_INTEGER } from '../../../../platform/http/requests/id-in-address.js';

const ICON = /^[A-Za-z][A-Za-z0-9-]{0,49}$/;
const ICON_MESSAGE = 'must be the name of an icon, such as Home';
const STEP_COLOUR = new RegExp(`^(?:${SECTION_COLOURS.join('|')}|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6})$`);
const VERSION_MESSAGE = 'must be the version that you have read';

class CustomStepDto implements NewStep {
  @ApiPropertyOptional()
  @MayBeAbsent()
  @Line(LONGEST.name)
  id?: string;

  @ApiProperty({ maxLength: LONGEST.name })
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'must not be empty' })
  title!: string;

  @ApiPropertyOptional({ maxLength: LONGEST.text })
  @MayBeAbsent()
  @Text()
  description?: string;

  @ApiPropertyOptional({ default: 'Home', description: 'Name of an icon' })
  @MayBeAbsent()
  @Matches(ICON, { message: ICON_MESSAGE })
  icon?: string;

  @ApiPropertyOptional({ default: 'blue' })
  @MayBeAbsent()
  @Matches(STEP_COLOUR, { message: `must be ${SECTION_COLOURS.join(', ')}, or a colour such as #607D8B` })
  color?: string;
}

class HomeJobsSectionDto implements NewSection {
  @ApiPropertyOptional({ description: 'By default, the name in lower case with dashes.' })
  @MayBeAbsent()
  @Matches(/^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*$/u, { message: 'must be words in lower case with dashes between them' })
  id?: string;

  @ApiProperty({ maxLength: LONGEST.name })
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'must not be empty' })
  name!: string;

  @ApiPropertyOptional({ default: 'Home', description: 'Name of an icon' })
  @MayBeAbsent()
  @Matches(ICON, { message: ICON_MESSAGE })
  icon?: string;

  @ApiPropertyOptional({ enum: SECTION_COLOURS, default: 'blue' })
  @MayBeAbsent()
  @IsIn(SECTION_COLOURS, { message: `must be one of ${SECTION_COLOURS.join(', ')}` })
  color?: string;

  @ApiPropertyOptional({ maxLength: LONGEST.text })
  @MayBeAbsent()
  @Text()
  description?: string;
}

class HomeSectionDto implements HomeSection {
  @ApiProperty({ enum: HOME_SECTION_IDS })
  @IsIn(HOME_SECTION_IDS, { message: `must be one of ${HOME_SECTION_IDS.join(', ')}` })
  id!: HomeSectionId;

  @ApiProperty()
  @IsBoolean({ message: 'must be true or false' })
  shown!: boolean;
}

/** The validation of each kind of setting. */
const RULES: { [Kind in SettingKind]: (setting: PageSettingOf<Kind>) => PropertyDecorator } = {
  line: Wording,
  text: LongWording,
  lines: Lines,
  picture: Picture,
  identity: Picture,
  colour: Colour,
  milliseconds: Milliseconds,
  choice: Choice,
  'home-sections': (setting) =>
    Entries(setting, HomeSectionDto, HOME_SECTION_IDS.length, {
      list: 'must be a list of sections',
      most: 'must have each section once',
      entry: 'must be sections with an id each',
    }),
  steps: (setting) =>
    Entries(setting, CustomStepDto, setting.most, {
      list: 'must be a list of steps',
      most: `must have at most ${setting.most} steps`,
      entry: 'must be steps with a title each',
    }),
  'guide-sections': (setting) =>
    Entries(setting, HomeJobsSectionDto, setting.most, {
      list: 'must be a list of sections',
      most: `must have at most ${setting.most} sections`,
      entry: 'must be sections with a name each',
    }),
};

const ruleOf = (setting: PageSetting) => (RULES[setting.kind] as (setting: PageSetting) => PropertyDecorator)(setting);

/** Every setting as a field; absent settings stay as they are. */
class SettingsFieldsDto {}

for (const name of SETTING_NAMES) ruleOf(PAGE_SETTINGS[name])(SettingsFieldsDto.prototype, name);

export class VersionDto {
  @ApiPropertyOptional({
    minimum: 0,
    description: 'The version that you have read. An outdated one is refused; without one the last save wins.',
  })
  @MayBeAbsent()
  @IsInt({ message: VERSION_MESSAGE })
  @Min(0, { message: VERSION_MESSAGE })
  @Max(LARGEST_INTEGER, { message: VERSION_MESSAGE })
  version?: number;
}

@AlsoReadBy<SaveSettingsDto>((given, wrong) => settingsFrom(omit(given, ['version', ...wrong] as (keyof SaveSettingsDto)[])))
export class SaveSettingsDto extends IntersectionType(SettingsFieldsDto, VersionDto) {}

export class PreviewDto {
  @ApiProperty({ description: 'Path and query of the public page.', example: '/search?industry=Plumber' })
  @Line(LONGEST.line)
  @Matches(/^\/(?!\/)/, { message: 'must begin with one slash' })
  address!: string;

  @ApiProperty({ type: SettingsFieldsDto, description: 'The values in place of the saved settings.' })
  @IsObject({ message: 'must be an object' })
  @ValidateNested({ message: 'must be an object' })
  @Type(() => SettingsFieldsDto)
  settings!: SettingsInput;
}

import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNotEmpty, IsObject, Matches, Max, Min, ValidateNested } from 'class-validator';
import { omit } from 'es-toolkit/object';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { HOME_SECTION_IDS, type HomeSection, type HomeSectionId } from '../../../../shared/settings/home-sections.js';
import { DEFAULT_SETTINGS, READING_TIMES, type ReadingTime, STATS_MODES, type StatsMode } from '../../domain/site-settings.js';
import { SECTION_COLOURS, type NewSection, type NewStep, settingsFrom, type SettingsInput } from '../../domain/settings-change.js';
import { Colour, Image, Lines, LongWording, Milliseconds, NeededLines, NeededWording, Wording } from './settings-fields.js';

const ICON = /^[A-Za-z][A-Za-z0-9-]{0,49}$/;
const ICON_MESSAGE = 'must be the name of an icon, such as Home';
const STEP_COLOUR = new RegExp(`^(?:${SECTION_COLOURS.join('|')}|#[0-9A-Fa-f]{3}|#[0-9A-Fa-f]{6})$`);
const VERSION_MESSAGE = 'must be the version that you have read';

export class CustomStepDto implements NewStep {
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

export class HomeJobsSectionDto implements NewSection {
  @ApiPropertyOptional({ description: 'The name in lower case with dashes, unless given.' })
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

export class HomeSectionDto implements HomeSection {
  @ApiProperty({ enum: HOME_SECTION_IDS })
  @IsIn(HOME_SECTION_IDS, { message: `must be one of ${HOME_SECTION_IDS.join(', ')}` })
  id!: HomeSectionId;

  @ApiProperty()
  @IsBoolean({ message: 'must be true or false' })
  shown!: boolean;
}

/** Every setting, one by one; those that are absent stay as they are. */
export class SettingsFieldsDto implements SettingsInput {
  @NeededWording('siteTitle', 'every page, its title and the header name the site') siteTitle?: string;
  @Image('logoImage') logoImage?: string;
  @Image('faviconImage') faviconImage?: string;
  @Image('shareImage') shareImage?: string;
  @Wording('heroTitle') heroTitle?: string;
  @Wording('heroSubtitle') heroSubtitle?: string;
  @NeededLines('rotatingServices', 30, 'the title of the home page ends with them') rotatingServices?: string[];
  @Milliseconds('rotationSpeed', 500, 60_000) rotationSpeed?: number;
  @Image('backgroundImage') backgroundImage?: string;
  @Colour('primaryColor') primaryColor?: string;
  @Colour('accentColor') accentColor?: string;
  @ApiPropertyOptional({
    type: () => [HomeSectionDto],
    maxItems: HOME_SECTION_IDS.length,
    description: 'Empty for the order of the product.',
  })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of sections' })
  @ArrayMaxSize(HOME_SECTION_IDS.length, { message: 'must have each section once' })
  @ValidateNested({ each: true, message: 'must be sections with an id each' })
  @Type(() => HomeSectionDto)
  homeSections?: HomeSectionDto[];

  @ApiPropertyOptional({ enum: STATS_MODES, default: DEFAULT_SETTINGS.statsMode })
  @MayBeAbsent()
  @IsIn(STATS_MODES, { message: `must be ${STATS_MODES.join(', ')}` })
  statsMode?: StatsMode;

  @Wording('statsTitle') statsTitle?: string;
  @Wording('statsSubtitle') statsSubtitle?: string;
  @Wording('stat1Value') stat1Value?: string;
  @Wording('stat1Label') stat1Label?: string;
  @Wording('stat2Value') stat2Value?: string;
  @Wording('stat2Label') stat2Label?: string;
  @Wording('stat3Value') stat3Value?: string;
  @Wording('stat3Label') stat3Label?: string;
  @Wording('stat4Value') stat4Value?: string;
  @Wording('stat4Label') stat4Label?: string;
  @Wording('featuredTitle') featuredTitle?: string;
  @Wording('featuredSubtitle') featuredSubtitle?: string;
  @Wording('howItWorksTitle') howItWorksTitle?: string;
  @Wording('howItWorksSubtitle') howItWorksSubtitle?: string;
  @Lines('searchPlaceholders', 50) searchPlaceholders?: string[];
  @Wording('searchPageTitle') searchPageTitle?: string;
  @Wording('searchPageSubtitle') searchPageSubtitle?: string;
  @Wording('resultsFoundText') resultsFoundText?: string;
  @Wording('noResultsText') noResultsText?: string;
  @Wording('filterSectionTitle') filterSectionTitle?: string;
  @Image('plumberImage') plumberImage?: string;
  @Image('electricianImage') electricianImage?: string;
  @Image('hvacImage') hvacImage?: string;
  @LongWording('plumberDescription') plumberDescription?: string;
  @LongWording('electricianDescription') electricianDescription?: string;
  @LongWording('hvacDescription') hvacDescription?: string;

  @ApiPropertyOptional({ type: [CustomStepDto], maxItems: 12, description: 'Empty for the built-in steps.' })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of steps' })
  @ArrayMaxSize(12, { message: 'must have at most 12 steps' })
  @ValidateNested({ each: true, message: 'must be steps with a title each' })
  @Type(() => CustomStepDto)
  customSteps?: CustomStepDto[];

  @ApiPropertyOptional({ type: [HomeJobsSectionDto], maxItems: 50 })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of sections' })
  @ArrayMaxSize(50, { message: 'must have at most 50 sections' })
  @ValidateNested({ each: true, message: 'must be sections with a name each' })
  @Type(() => HomeJobsSectionDto)
  homeJobsSections?: HomeJobsSectionDto[];

  @ApiPropertyOptional({ enum: READING_TIMES, default: DEFAULT_SETTINGS.readingTime })
  @MayBeAbsent()
  @IsIn(READING_TIMES, { message: `must be ${READING_TIMES.join(' or ')}` })
  readingTime?: ReadingTime;
}

export class VersionDto {
  @ApiPropertyOptional({
    minimum: 0,
    description: 'The version that you have read. A stale one is refused; without one the last save wins.',
  })
  @MayBeAbsent()
  @IsInt({ message: VERSION_MESSAGE })
  @Min(0, { message: VERSION_MESSAGE })
  @Max(2_147_483_647, { message: VERSION_MESSAGE })
  version?: number;
}

@AlsoReadBy<SaveSettingsDto>((given, wrong) => settingsFrom(omit(given, ['version', ...wrong] as (keyof SaveSettingsDto)[])))
export class SaveSettingsDto extends IntersectionType(SettingsFieldsDto, VersionDto) {}

export class PreviewDto {
  @ApiProperty({ description: 'Path and query of the public page.', example: '/search?industry=Plumber' })
  @Line(LONGEST.line)
  @Matches(/^\/(?!\/)/, { message: 'must begin with one slash' })
  address!: string;

  @ApiProperty({ type: SettingsFieldsDto, description: 'What the page shows instead of the saved settings.' })
  @IsObject({ message: 'must be an object' })
  @ValidateNested({ message: 'must be an object' })
  @Type(() => SettingsFieldsDto)
  settings!: SettingsFieldsDto;
}

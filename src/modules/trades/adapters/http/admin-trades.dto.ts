import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsNotEmpty, Min, Validate, ValidateIf } from 'class-validator';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { ImageAddress } from '../../../../platform/http/requests/image-address.js';
import { AlsoReadBy } from '../../../../platform/http/requests/validation.js';
import { MAX_TRADE_NAME_LENGTH, MAX_TRADE_SUMMARY_LENGTH } from '../../../../shared/forms/input-limits.js';
import { CATALOGUE } from '../../domain/catalogue/index.js';
import { NEUTRAL_DRAWING } from '../../domain/directory-trades.js';
import { MAX_TRADE_WORDS, refuseBadNames } from '../../domain/edit-trades.js';

const DRAWINGS = [...CATALOGUE.map(({ slug }) => slug), NEUTRAL_DRAWING];

/** Absent keeps the present value; `null` undoes a change. */
const MayBeUnchanged = () => ValidateIf((_body, value) => value !== undefined && value !== null);

const NamesAreReadToo = AlsoReadBy<TradeTextsDto & { name?: string }>(({ name, plural, otherNames }, wrong) =>
  refuseBadNames({
    name: wrong.has('name') ? undefined : name,
    plural: wrong.has('plural') ? undefined : plural,
    otherNames: wrong.has('otherNames') ? undefined : otherNames,
  }),
);

class VersionedDto {
  @ApiPropertyOptional({ description: 'The version that you have read; 409 if the trades were changed since.' })
  @MayBeAbsent()
  @IsInt({ message: 'must be the version that you have read' })
  @Min(0, { message: 'must be the version that you have read' })
  version?: number;
}

class TradeTextsDto extends VersionedDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: MAX_TRADE_NAME_LENGTH,
    description: 'The plural, for headings.',
  })
  @MayBeUnchanged()
  @Line(MAX_TRADE_NAME_LENGTH)
  plural?: string | null;

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_TRADE_WORDS,
    description: 'Further names, by which sheets and searches find it as well.',
  })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of names' })
  @ArrayMaxSize(MAX_TRADE_WORDS, { message: `must have at most ${MAX_TRADE_WORDS} entries` })
  @Line(LONGEST.name, { each: true })
  otherNames?: string[];

  @ApiPropertyOptional({
    type: [String],
    maxItems: MAX_TRADE_WORDS,
    description: 'Its services, in the words of homeowners; for added trades.',
  })
  @MayBeAbsent()
  @IsArray({ message: 'must be a list of texts' })
  @ArrayMaxSize(MAX_TRADE_WORDS, { message: `must have at most ${MAX_TRADE_WORDS} entries` })
  @Line(LONGEST.name, { each: true })
  services?: string[];

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: MAX_TRADE_SUMMARY_LENGTH, description: 'The sentence on its card.' })
  @MayBeUnchanged()
  @Line(MAX_TRADE_SUMMARY_LENGTH)
  summary?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, description: 'Advice before hiring.' })
  @MayBeUnchanged()
  @Text()
  description?: string | null;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: LONGEST.url,
    description: 'An uploaded picture, or one elsewhere over https.',
  })
  @MayBeUnchanged()
  @Validate(ImageAddress)
  image?: string | null;

  @ApiPropertyOptional({ type: String, nullable: true, enum: DRAWINGS, description: 'Its drawing.' })
  @MayBeUnchanged()
  @IsIn(DRAWINGS, { message: 'must be one of the drawings' })
  drawing?: string | null;
}

@NamesAreReadToo
export class TradeEditDto extends TradeTextsDto {
  @ApiPropertyOptional({ maxLength: MAX_TRADE_NAME_LENGTH })
  @MayBeAbsent()
  @Line(LONGEST.name)
  name?: string;

  @ApiPropertyOptional({ description: 'It is not offered anywhere; its listings are still found.' })
  @MayBeAbsent()
  @IsBoolean({ message: 'must be true or false' })
  hidden?: boolean;
}

@NamesAreReadToo
export class NewTradeDto extends TradeTextsDto {
  @ApiProperty({ maxLength: MAX_TRADE_NAME_LENGTH })
  @Line(LONGEST.name)
  name!: string;
}

export class TradeOrderDto extends VersionedDto {
  @ApiProperty({ type: [String], description: 'Slugs; empty for the order of the directory.' })
  @IsArray({ message: 'must be a list of slugs' })
  @ArrayMaxSize(500, { message: 'must have at most 500 entries' })
  @Line(LONGEST.name, { each: true })
  order!: string[];
}

export class MergeTradesDto extends VersionedDto {
  @ApiProperty({ description: 'Slug of the trade or industry that is merged.' })
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'must not be empty' })
  from!: string;

  @ApiProperty({ description: 'Slug of a trade of the catalogue, or of an added one.' })
  @Line(LONGEST.name)
  @IsNotEmpty({ message: 'must not be empty' })
  into!: string;
}

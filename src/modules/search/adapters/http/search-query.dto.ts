import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsNumber, IsOptional, Matches, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { MAX_PHONE_DIGITS, MIN_PHONE_DIGITS } from '../../../../shared/forms/input-limits.js';
import { Line, LONGEST } from '../../../../platform/http/requests/fields.js';
import { WholeNumber } from '../../../../platform/http/requests/whole-number.decorator.js';
import { choiceOf } from '../../../../platform/http/requests/query-choice.js';
import { type Box, boxOf, boxProblem, isInFrame } from '../../../../shared/places/map-box.js';
import { postKeyOf } from '../../../../shared/places/post-code.js';
import { nationalDigitsIn } from '../../../../shared/contact/contact-values.js';
import { extensionIn } from '../../../../shared/contact/phone-extension.js';
import { type SearchQuery, SORT_ORDERS, type SortOrder, toSearchQuery } from '../../domain/search-query.js';

const PHONE_DIGITS = new RegExp(String.raw`^\d{${MIN_PHONE_DIGITS},${MAX_PHONE_DIGITS}}$`);
const DECIMAL = /^[+-]?\d+(\.\d+)?$/;

const decimal = ({ value }: { value: unknown }) => (typeof value === 'string' && DECIMAL.test(value.trim()) ? Number(value) : value);
const digits = ({ value }: { value: unknown }) => {
  // Control characters are refused; spaces and dashes are removed.
  if (typeof value !== 'string' || /\p{Cc}/u.test(value)) return value;
  // Cards show an extension with the number, so that is copied too; the index has the number alone.
  const extension = extensionIn(value);
  return nationalDigitsIn(extension === undefined ? value : value.slice(0, value.lastIndexOf(extension)));
};

const box = ({ value }: { value: unknown }) => (typeof value === 'string' ? (boxOf(value.replaceAll(/[+\s]/g, '')) ?? value) : value);

/** 0, 0 is in the middle of the Atlantic: programs send it when they do not know a place. */
const isNowhere = (lat: unknown, lng: unknown) => lat === 0 && lng === 0;

const isSwapped = (lat: unknown, lng: unknown) =>
  typeof lat === 'number' && typeof lng === 'number' && !isInFrame({ lat, lng }) && isInFrame({ lat: lng, lng: lat });

function latitudeProblem({ lat, lng }: SearchQueryDto): string {
  return isNowhere(lat, lng)
    ? 'must be the latitude of a place: 0, 0 is in the Atlantic; leave out lat and lng where no place is known'
    : 'must be a latitude from -90 to 90: lat and lng seem to be swapped';
}

/**
 * Whether the query has something that can name a place. The search itself decides whether it does, so that an address stays valid when its
 * city leaves the directory.
 */
const canNamePlace = ({ lat, lng, city, postCode, query }: SearchQueryDto) =>
  [lat, lng].some((value) => value !== undefined) || [city, postCode, query].some(Boolean);

/**
 * The query parameters of a search, under the names of the API's contract. Types are written out because the OpenAPI document is generated
 * from them.
 */
export class SearchQueryDto {
  @ApiPropertyOptional({ description: 'Search words; the last one may be incomplete.' })
  @IsOptional()
  @Line(LONGEST.name)
  query?: string;

  @ApiPropertyOptional({ description: 'Trade, ignoring case and accents.', example: 'Plumber' })
  @IsOptional()
  @Line(LONGEST.name)
  industry?: string;

  @ApiPropertyOptional({ description: 'City, ignoring case and accents.', example: 'Guelph' })
  @IsOptional()
  @Line(LONGEST.name)
  city?: string;

  @ApiPropertyOptional({ description: 'Minimum rating; above 0 unrated businesses are left out.', minimum: 0, maximum: 5 })
  @IsOptional()
  @Transform(decimal)
  @IsNumber({}, { message: 'must be a number from 0 to 5' })
  @Min(0, { message: 'must be a number from 0 to 5' })
  @Max(5, { message: 'must be a number from 0 to 5' })
  minRating?: number;

  @ApiPropertyOptional({ description: 'Part of the business name, from the start of a word.' })
  @IsOptional()
  @Line(LONGEST.name)
  companyName?: string;

  @ApiPropertyOptional({ description: 'Beginning of a postal code.', example: 'M5V' })
  @IsOptional()
  @Line(LONGEST.name)
  @Matches(/[A-Za-z0-9]/, { message: 'must have a letter or a digit, such as M5V' })
  postCode?: string;

  @ApiPropertyOptional({ description: 'At least three digits in a row of the phone number.' })
  @IsOptional()
  @Transform(digits)
  @Matches(PHONE_DIGITS, { message: 'must have at least three digits, such as 416 or 555-0142' })
  phone?: string;

  @ApiPropertyOptional({ description: 'Verified businesses only.', ...choiceOf(['yes']) })
  @IsOptional()
  @IsIn(['yes'], { message: 'must be yes, or left out' })
  verified?: string;

  @ApiPropertyOptional({ description: 'Licensed businesses only.', ...choiceOf(['yes']) })
  @IsOptional()
  @IsIn(['yes'], { message: 'must be yes, or left out' })
  licensed?: string;

  @ApiPropertyOptional({
    description: 'Open now, in their own time zone; businesses with unknown hours are left out.',
    ...choiceOf(['yes']),
  })
  @IsOptional()
  @IsIn(['yes'], { message: 'must be yes, or left out' })
  openNow?: string;

  @ApiPropertyOptional({
    type: String,
    description: 'Region of the map: west,south,east,north in degrees, between -180 and -40 of longitude and 30 and 90 of latitude.',
    example: '-80.4,43.4,-80.1,43.6',
  })
  @IsOptional()
  @Transform(box)
  @ValidateBy({
    name: 'isBox',
    validator: { validate: (value) => typeof value === 'object', defaultMessage: (given) => boxProblem(String(given?.value)) },
  })
  bbox?: Box;

  @ApiPropertyOptional({ description: '0 leaves the lists of industries and cities out of the answer.', ...choiceOf(['0', '1']) })
  @IsOptional()
  @IsIn(['0', '1'], { message: 'must be 0 or 1, or left out' })
  facets?: string;

  @ApiPropertyOptional({ description: 'Search for exactly these words, without interpreting them.', ...choiceOf(['1']) })
  @IsOptional()
  @IsIn(['1'], { message: 'must be 1, or left out' })
  literal?: string;

  @ApiPropertyOptional({ description: 'Latitude of the place to search around; needs lng.' })
  @ValidateIf(({ lat, lng }: SearchQueryDto) => lat !== undefined || lng !== undefined)
  @Transform(decimal)
  @IsNumber({}, { message: 'must be a latitude from -90 to 90; lat and lng go together' })
  @Min(-90, { message: 'must be a latitude from -90 to 90' })
  @Max(90, { message: 'must be a latitude from -90 to 90' })
  @ValidateBy({
    name: 'isPlace',
    validator: {
      validate: (lat, given) => {
        const { lng } = given!.object as SearchQueryDto;
        return !isNowhere(lat, lng) && !isSwapped(lat, lng);
      },
      defaultMessage: (given) => latitudeProblem(given!.object as SearchQueryDto),
    },
  })
  lat?: number;

  @ApiPropertyOptional({ description: 'Longitude of the place to search around; needs lat.' })
  @ValidateIf(({ lat, lng }: SearchQueryDto) => lat !== undefined || lng !== undefined)
  @Transform(decimal)
  @IsNumber({}, { message: 'must be a longitude from -180 to 180; lat and lng go together' })
  @Min(-180, { message: 'must be a longitude from -180 to 180' })
  @Max(180, { message: 'must be a longitude from -180 to 180' })
  lng?: number;

  @ApiPropertyOptional({ type: Number, default: 25, description: 'Kilometres around lat and lng.' })
  @Transform(decimal)
  @IsNumber({}, { message: 'must be a number of kilometres from 0.1 to 20000' })
  @Min(0.1, { message: 'must be a number of kilometres from 0.1 to 20000' })
  @Max(20_000, { message: 'must be a number of kilometres from 0.1 to 20000' })
  radiusKm: number = 25;

  @ApiPropertyOptional({
    description:
      'Order; distance, the nearest first, needs a place: lat and lng, a postal code of three characters at least, a city, or a query that names one. Businesses whose place is not known come last.',
    ...choiceOf(SORT_ORDERS),
    default: 'featured',
  })
  @IsIn(SORT_ORDERS, { message: `must be one of ${SORT_ORDERS.join(', ')}` })
  @ValidateBy({
    name: 'hasPlace',
    validator: {
      validate: (order, given) => order !== 'distance' || canNamePlace(given!.object as SearchQueryDto),
      defaultMessage: () => 'must not be distance without a place: give lat and lng, city, postCode or a query that names one',
    },
  })
  sortBy: SortOrder = 'featured';

  @ApiPropertyOptional({ type: 'integer', description: 'Page, from 1.', default: 1, minimum: 1 })
  @WholeNumber(1, 1_000_000_000)
  page: number = 1;

  @ApiPropertyOptional({ type: 'integer', description: 'Listings on a page.', default: 20, minimum: 1, maximum: 100 })
  @WholeNumber(1, 100)
  limit: number = 20;
}

export function searchQueryOf(dto: SearchQueryDto): SearchQuery {
  const { lat, lng, radiusKm, postCode, verified, licensed, literal, openNow, bbox, facets: _facets, ...same } = dto;
  return toSearchQuery({
    ...same,
    postCode: postCode && postKeyOf(postCode),
    verified: verified === 'yes',
    licensed: licensed === 'yes',
    literal: literal === '1',
    openNow: openNow === 'yes',
    box: bbox,
    near: lat !== undefined && lng !== undefined ? { lat, lng, radiusKm } : undefined,
  });
}

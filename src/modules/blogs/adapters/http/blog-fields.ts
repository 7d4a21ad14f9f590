import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, Validate, ValidateIf } from 'class-validator';
import { Line, LONGEST, MayBeAbsent } from '../../../../platform/http/requests/fields.js';
import { ImageAddress } from '../../../../platform/http/requests/image-address.js';
import { KEYWORD_LIMITS, TOO_MANY_KEYWORDS } from '../../domain/article-limits.js';
import { LARGEST_INTEGER } from '../../../../platform/http/requests/id-in-address.js';

const VERSION_MESSAGE = 'must be the version that you have read';

/** An optional line. */
export const OptionalLine = (max: number, options: ApiPropertyOptions = {}) =>
  applyDecorators(ApiPropertyOptional({ type: String, maxLength: max, ...options }), MayBeAbsent(), Line(max));

export const Keywords = () =>
  applyDecorators(
    ApiPropertyOptional({ type: [String], maxItems: KEYWORD_LIMITS.count, description: 'Empty ones are ignored.' }),
    MayBeAbsent(),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.filter((word) => typeof word !== 'string' || word.trim() !== '') : value,
    ),
    IsArray({ message: 'must be a list of texts' }),
    ArrayMaxSize(KEYWORD_LIMITS.count, { message: TOO_MANY_KEYWORDS }),
    Line(KEYWORD_LIMITS.length, { each: true }),
  );

export const HeroImage = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: LONGEST.url,
      description: 'An uploaded picture, or one elsewhere over https; empty for none.',
    }),
    MayBeAbsent(),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Validate(ImageAddress),
  );

export const SeenVersion = () =>
  applyDecorators(
    IsInt({ message: VERSION_MESSAGE }),
    Min(1, { message: VERSION_MESSAGE }),
    Max(LARGEST_INTEGER, { message: VERSION_MESSAGE }),
  );

/** Read-only fields of get-blogs: accepted when they are sent back, and ignored. */
export const ServerOwned = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description: 'Ignored: the server sets it.' }),
    ValidateIf(() => false),
  );

import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsInt,
  IsNotEmpty,
  Matches,
  Max,
  Min,
  Validate,
  ValidateNested,
} from 'class-validator';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { ImageAddress } from '../../../../platform/http/requests/image-address.js';
import type { PageSetting, PageSettingOf } from '../../../../shared/settings/page-settings.js';

const setting = ({ about, initial }: PageSetting, options: ApiPropertyOptions) =>
  applyDecorators(
    ApiPropertyOptional({ default: initial, ...(about === undefined ? {} : { description: about }), ...options }),
    MayBeAbsent(),
  );

const needed = (why: string) => ({ message: `must not be empty: ${why}` });

/** A line of text. */
export const Wording = (line: PageSettingOf<'line'>) =>
  applyDecorators(
    setting(line, { type: String, maxLength: LONGEST.line }),
    Line(),
    ...(line.needed === undefined ? [] : [IsNotEmpty(needed(line.needed))]),
  );

/** A text of several lines. */
export const LongWording = (text: PageSettingOf<'text'>) =>
  applyDecorators(setting(text, { type: String, maxLength: LONGEST.text }), Text());

export const Lines = (lines: PageSettingOf<'lines'>) =>
  applyDecorators(
    setting(lines, { type: [String], maxItems: lines.most }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.filter((line) => typeof line !== 'string' || line.trim() !== '') : value,
    ),
    IsArray({ message: 'must be a list of texts' }),
    ArrayMaxSize(lines.most, { message: `must have at most ${lines.most} entries` }),
    Line(LONGEST.name, { each: true }),
    ...(lines.needed === undefined ? [] : [ArrayNotEmpty(needed(lines.needed))]),
  );

export const Milliseconds = (duration: PageSettingOf<'milliseconds'>) => {
  const [least, most] = duration.range;
  const message = `must be a whole number of milliseconds from ${least} to ${most}`;
  return applyDecorators(
    setting(duration, { type: 'integer', minimum: least, maximum: most }),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );
};

/** Each colour is written into a line of the stylesheet, so only valid colours are accepted. */
export const Colour = (colour: PageSettingOf<'colour'>) =>
  applyDecorators(
    setting(colour, { type: String, pattern: '^#[0-9A-Fa-f]{6}$', example: '#607D8B' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { message: 'must be a colour such as #607D8B' }),
  );

export const Picture = (picture: PageSettingOf<'picture' | 'identity'>) =>
  applyDecorators(
    setting(picture, {
      type: String,
      maxLength: LONGEST.url,
      description:
        picture.kind === 'identity'
          ? 'An uploaded picture; empty for the built-in one.'
          : 'An uploaded picture, or one elsewhere over https; empty for the built-in drawing.',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Validate(ImageAddress),
  );

export const Choice = (choice: PageSettingOf<'choice'>) => {
  const options = Object.keys(choice.options);
  return applyDecorators(
    setting(choice, { enum: options }),
    IsIn(options, { message: `must be ${options.join(options.length > 2 ? ', ' : ' or ')}` }),
  );
};

/**
 * A list whose entries are objects. @param says the message for a value that is no list, is too long, or has entries that are no objects
 */
export const Entries = (
  entries: PageSettingOf<'home-sections' | 'steps' | 'guide-sections'>,
  dto: Class,
  most: number,
  says: { list: string; most: string; entry: string },
) =>
  applyDecorators(
    setting(entries, { type: () => [dto], maxItems: most }),
    IsArray({ message: says.list }),
    ArrayMaxSize(most, { message: says.most }),
    ValidateNested({ each: true, message: says.entry }),
    Type(() => dto),
  );

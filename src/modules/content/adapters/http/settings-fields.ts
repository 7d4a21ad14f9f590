import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsNotEmpty, Matches, Max, Min, Validate } from 'class-validator';
import { Line, LONGEST, MayBeAbsent, Text } from '../../../../platform/http/requests/fields.js';
import { ImageAddress } from '../../../../platform/http/requests/image-address.js';
import { DEFAULT_SETTINGS, type SettingName } from '../../domain/site-settings.js';

const setting = (name: SettingName, options: ApiPropertyOptions = {}) =>
  applyDecorators(ApiPropertyOptional({ default: DEFAULT_SETTINGS[name], ...options }), MayBeAbsent());

/** A line of wording. */
export const Wording = (name: SettingName) => applyDecorators(setting(name, { type: String, maxLength: LONGEST.line }), Line());

/** A line of wording that has to say something. @param why what happens without it */
export const NeededWording = (name: SettingName, why: string) =>
  applyDecorators(Wording(name), IsNotEmpty({ message: `must not be empty: ${why}` }));

/** Wording of more than one line. */
export const LongWording = (name: SettingName) => applyDecorators(setting(name, { type: String, maxLength: LONGEST.text }), Text());

export const Lines = (name: SettingName, most: number) =>
  applyDecorators(
    setting(name, { type: [String], maxItems: most }),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.filter((line) => typeof line !== 'string' || line.trim() !== '') : value,
    ),
    IsArray({ message: 'must be a list of texts' }),
    ArrayMaxSize(most, { message: `must have at most ${most} entries` }),
    Line(LONGEST.name, { each: true }),
  );

/** Lines of which there has to be one. @param why what happens without any */
export const NeededLines = (name: SettingName, most: number, why: string) =>
  applyDecorators(Lines(name, most), ArrayNotEmpty({ message: `must not be empty: ${why}` }));

export const Milliseconds = (name: SettingName, least: number, most: number) => {
  const message = `must be a whole number of milliseconds from ${least} to ${most}`;
  return applyDecorators(
    setting(name, { type: 'integer', minimum: least, maximum: most }),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );
};

/** Each on its own line of the stylesheet, so nothing but a colour may pass. */
export const Colour = (name: SettingName) =>
  applyDecorators(
    setting(name, { type: String, pattern: '^#[0-9A-Fa-f]{6}$', example: '#607D8B' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Matches(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { message: 'must be a colour such as #607D8B' }),
  );

export const Image = (name: SettingName) =>
  applyDecorators(
    setting(name, {
      type: String,
      maxLength: LONGEST.url,
      description: 'An uploaded picture, or one elsewhere over https; empty for the built-in drawing.',
    }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    Validate(ImageAddress),
  );

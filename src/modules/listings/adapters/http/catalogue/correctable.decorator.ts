import { Allow, ValidateBy } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { factsOf, type FieldName } from '../../../../../shared/listings/field-lists.js';
import type { FieldKind } from '../../../../../shared/listings/listing-fields.js';
import { type CorrectableField, readCorrection } from '../../../domain/catalogue/corrections.js';
import { DAY_HOURS, GALLERY_PICTURE } from '../reads/listing.answers.js';
import { MayBeAbsent } from '../../../../../platform/http/requests/fields.js';

/** A field that may be corrected, validated by the domain's rule, so that a bad value is reported together with all others. */
export const Correctable = (field: CorrectableField): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional(docsOf(field)),
    MayBeAbsent(),
    ValidateBy({
      name: 'correctable',
      validator: {
        validate: (value) => problemOf(field, value) === undefined,
        defaultMessage: (found) => problemOf(field, found?.value) ?? 'is not right',
      },
    }),
  );

/** A field of a listing that cannot be corrected: a client that sends it gets the reason. */
export const NotCorrectable = (field: FieldName): PropertyDecorator =>
  applyDecorators(
    MayBeAbsent(),
    ValidateBy({
      name: 'notCorrectable',
      validator: { validate: () => false, defaultMessage: () => (factsOf(field).derived ? FOLLOWS : FROM_SOURCE) },
    }),
  );

const FROM_SOURCE = 'comes from the source of the listing, and cannot be set here';
const FOLLOWS = 'follows from another field, and cannot be set here';

/** The same for a new listing: accepted without a check here, because the domain validates it. */
export const NewListingField = (field: CorrectableField): PropertyDecorator =>
  applyDecorators(field === 'title' || field === 'industry' ? ApiProperty(docsOf(field)) : ApiPropertyOptional(docsOf(field)), Allow());

/** What follows from a correction, or what it must come with. */
const NOTES: Partial<Record<CorrectableField, string>> = {
  address: 'Sets the city, region and postal code from its end.',
  phone: 'A number that can be dialled; phoneE164 is derived from it.',
  latitude: 'Together with longitude.',
  longitude: 'Together with latitude.',
  image: 'An http or https address, or one from POST /api/images.',
  gallery: 'Each with an http or https address, or one from POST /api/images, and a description of 200 characters at most.',
};

function docsOf(field: CorrectableField): ApiPropertyOptions {
  const { kind, needed, longest, most, range } = factsOf(field);
  const notes = NOTES[field] ? { description: NOTES[field] } : {};
  const types: Partial<Record<FieldKind, ApiPropertyOptions>> = {
    yes: { enum: ['yes', 'no'] },
    decimal: { type: Number, nullable: true, minimum: range?.[0], maximum: range?.[1] },
    count: { type: 'integer', nullable: true, minimum: range?.[0], maximum: range?.[1] },
    places: {
      type: 'array',
      items: { type: 'string', maxLength: longest },
      maxItems: most,
      nullable: true,
      description: 'Or one text, with ; between the places.',
    },
    gallery: { type: 'array', items: GALLERY_PICTURE, maxItems: most, nullable: true },
    hours: { type: 'array', items: DAY_HOURS, nullable: true },
    // The length does not say whether a phone number or a picture is valid.
    phone: { type: String, nullable: true },
    image: { type: String, nullable: true },
  };
  return { ...(types[kind] ?? { type: String, maxLength: longest, ...(needed ? {} : { nullable: true }) }), ...notes };
}

function problemOf(field: CorrectableField, value: unknown): string | undefined {
  const reading = readCorrection(field, value);
  return 'problem' in reading ? reading.problem : undefined;
}

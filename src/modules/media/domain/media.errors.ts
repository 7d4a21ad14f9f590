import { DomainError } from '../../../shared/domain-error.js';

/** The type of the content is not accepted, whatever the file name is. */
export class UnsupportedImage extends DomainError {
  readonly kind = 'unsupported';
  readonly code = 'unsupported-image';

  constructor(detail = 'This is not a picture of a kind that can be used: send a JPEG, PNG, WebP, GIF or AVIF file.') {
    super(detail);
  }
}

/** A drawing in XML: it can carry scripts, and reading it is a large attack surface. */
export class SvgImage extends UnsupportedImage {
  constructor() {
    super(
      'This is an SVG file, which can contain scripts and is not accepted: send a JPEG, PNG, WebP, GIF or AVIF file, a logo ideally as a PNG with a transparent background.',
    );
  }
}

/** The format of iPhones. Few browsers show it, and the library has no decoder for it. */
export class HeicImage extends UnsupportedImage {
  constructor() {
    super(
      'This is a HEIC photo, as iPhones save them, and most browsers cannot show it: open it, save or export it as a JPEG, and send that.',
    );
  }
}

/** An animation would distract; otherwise an arbitrary frame would be shown. */
export class MovingImage extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'moving-image';
  constructor(name: string) {
    super(`The picture is animated, and ${name} must not be: save one of its frames as a PNG, and send that.`);
  }
}

/** The size or shape of the picture does not suit its purpose. */
export class UnfitImage extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'unfit-image';
  /** @param why as in "is 1 x 1 pixels; it must be ..." */
  constructor(name: string, why: string) {
    super(`The picture cannot be ${name}: it ${why}.`);
  }
}

/** Too many files are being made at once. */
export class TooManyPictures extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'too-many-pictures';
  override readonly retryAfterSeconds = 5;
  constructor() {
    super('Too many pictures are being created at the moment. Please try again in a few seconds.');
  }
}

/** The first bytes are those of a picture, but the content is invalid. */
export class BrokenImage extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'broken-image';

  constructor(options?: ErrorOptions) {
    super('The picture is damaged or incomplete: save it again and try again.', options);
  }
}

/** Few bytes can decode to very many pixels (decompression bomb). */
export class TooManyPixels extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'too-many-pixels';

  constructor(width: number, height: number, most: number) {
    super(`The picture has ${width} x ${height} pixels, more than ${most / 1_000_000} megapixels: make it smaller and try again.`);
  }
}

/** Never uploaded, or deleted since. */
export class ImageNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'not-found';

  constructor() {
    super('There is no picture at this address.');
  }
}

import { DomainError } from '../../../shared/domain-error.js';

/** The content is of no kind that is taken, whatever its name says. */
export class UnsupportedImage extends DomainError {
  readonly kind = 'unsupported';
  readonly code = 'unsupported-image';

  constructor() {
    super('This is not a picture of a kind that can be used: send a JPEG, PNG, WebP, GIF or AVIF file.');
  }
}

/** A picture by its first bytes, but not by the rest. */
export class BrokenImage extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'broken-image';

  constructor(options?: ErrorOptions) {
    super('The picture is broken or incomplete: save it anew and try again.', options);
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

/** Never uploaded, or cleared away since. */
export class ImageNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'not-found';

  constructor() {
    super('There is no picture at this address.');
  }
}

import { DomainError } from '../../../../../shared/domain-error.js';

/** The file was read, but cannot become listings as it is. */
export class UploadRefused extends DomainError {
  readonly kind = 'unprocessable';
  readonly code = 'upload-refused';
}

/** The file is not a table. */
export class NoTable extends DomainError {
  readonly kind = 'unsupported';
  readonly code = 'no-table';
}

/** The file is larger than the limit. */
export class UploadTooLarge extends DomainError {
  readonly kind = 'too-large';
  readonly code = 'upload-too-large';
}

export class UploadNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'upload-not-found';
  constructor() {
    super('No uploaded file has this id. Upload the file again.');
  }
}

/** The rows of the file have been deleted. */
export class UploadGone extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'upload-gone';
  constructor(name: string) {
    super(
      `The rows of "${name}" are no longer stored: a later file of the list was applied, or a week has passed. Upload the file again. Nothing was changed.`,
    );
  }
}

/** In bytes. */
export const MAX_UPLOADED = 200 * 1024 * 1024;
export const MAX_WORKBOOK = 50 * 1024 * 1024;

export const tooLarge = () =>
  new UploadTooLarge(
    'The file is larger than 200 MB (50 MB for an Excel workbook). Split it into smaller ones with the same row of names, give each a name of its own, and upload them one after the other.',
  );

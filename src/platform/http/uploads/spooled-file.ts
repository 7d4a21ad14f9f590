import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DomainError, type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { shownFileName } from '../../../shared/text/text.js';
import { UploadCutOff, wholeForm } from './uploaded-file.js';
import { namedParts } from './named-parts.js';
import { temporaryFolder } from '../../temporary-folders.js';

/** An uploaded file in a temporary file, because it may be too large for memory. */
export interface SpooledFile {
  /** Readable only by this user; deleted when the work on it is done. */
  path: string;
  /** The client's file name, for messages only. */
  fileName: string;
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** The disk with the temporary files has no space for an upload. */
class NoRoomForUpload extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'no-room-for-upload';

  constructor(options: ErrorOptions) {
    super(
      `The disk is full: there is no room in ${tmpdir()} for the file while it is read. Make room there, then send it again. Nothing was changed.`,
      options,
    );
  }
}

export interface SpoolRules {
  /** The one field of the form. */
  field: string;
  maxBytes: number;
  tooLarge: () => DomainError;
}

/**
 * Stores the one file of a form temporarily while the work runs.
 * @throws the error of `tooLarge`, NoRoomForUpload, UploadCutOff, or InvalidValues naming the field that is missing, repeated or unknown; and
 * errors of the work
 */
export async function withSpooledFile<T>(request: FastifyRequest, rules: SpoolRules, work: (file: SpooledFile) => Promise<T>): Promise<T> {
  const folder = await temporaryFolder('upload');
  try {
    const path = join(folder, 'file');
    const fileName = await wholeForm(request, () => spool(request, path, rules));
    return await work({ path, fileName });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function spool(request: FastifyRequest, path: string, { field, maxBytes, tooLarge }: SpoolRules): Promise<string> {
  let fileName: string | undefined;
  const errors: FieldError[] = [];
  for await (const part of namedParts(request, { files: 2, fields: 20, fieldSize: 64 * 1024, fileSize: maxBytes })) {
    if (part.fieldname !== field || part.type !== 'file' || fileName !== undefined) {
      errors.push({ field: part.fieldname, message: wrongWith(part, field) });
      // Drain the unwanted file: the next part is parsed only after that.
      if (part.type === 'file') part.file.resume();
      continue;
    }
    await pipeline(part.file, createWriteStream(path, { mode: 0o600 })).catch(withReason);
    if (part.file.truncated) throw tooLarge();
    fileName = shownFileName(part.filename);
  }
  if (request.raw.destroyed && !request.raw.complete) throw new UploadCutOff();
  const isMissing = fileName === undefined && !errors.some((error) => error.field === field);
  if (isMissing) errors.push({ field, message: 'is missing: choose a file' });
  if (fileName === undefined || errors.length > 0) throw new InvalidValues(errors);
  return fileName;
}

function withReason(error: NodeJS.ErrnoException): never {
  throw FULL.has(error.code ?? '') ? new NoRoomForUpload({ cause: error }) : error;
}

function wrongWith({ fieldname, type }: Multipart, field: string): string {
  if (fieldname !== field) return 'is not a known field';
  return type === 'file' ? 'give it once only' : 'must be a file';
}

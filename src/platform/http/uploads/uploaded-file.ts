import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError, type FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { namedParts } from './named-parts.js';

/** More than any client sends by mistake; a form beyond these limits is refused as a whole. */
const UPLOAD_LIMITS = { files: 5, fields: 20, fieldSize: 64 * 1024 };
/** The parser's errors have no codes. */
const MALFORMED = /multipart data|Boundary|needle/;

export interface UploadRules {
  /** The one field with a file. */
  field: string;
  /** The largest file, in bytes. */
  maxBytes: number;
}

/** The file exceeds the limit of its route. */
export class FileTooLarge extends DomainError {
  readonly kind = 'too-large';
  readonly code = 'file-too-large';

  constructor(maxBytes: number) {
    super(`The file is too large: send ${maxBytes / 1024 / 1024} MB at most.`);
  }
}

/** The client disconnected; only logged, because no answer can be delivered. */
export class UploadCutOff extends DomainError {
  readonly kind = 'invalid';
  readonly code = 'upload-cut-off';

  constructor(options?: ErrorOptions) {
    super('The form is incomplete: send all of it.', options);
  }
}

/** The one file of a form, in memory. Its name and its declared type are ignored. */
export async function readUploadedFile(request: FastifyRequest, rules: UploadRules): Promise<Buffer> {
  return (await readUpload(request, rules)).file;
}

/** The same, with the text fields of these names; missing fields are empty. */
export function readUpload<Name extends string = never>(
  request: FastifyRequest,
  rules: UploadRules,
  names: readonly Name[] = [],
): Promise<{ file: Buffer; typed: Record<Name, string> }> {
  return wholeForm(request, () => fileAndTexts(request, rules, names));
}

/**
 * The result of `read`, provided that the whole form has arrived.
 * @throws UploadCutOff, or InvalidValues when it is no form
 */
export async function wholeForm<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    const form = await read();
    if (isCutOff(request)) throw new UploadCutOff();
    return form;
  } catch (error) {
    if (isCutOff(request)) throw new UploadCutOff({ cause: error });
    if (!(error instanceof Error) || !MALFORMED.test(error.message)) throw error;
    throw new InvalidValues([{ field: 'body', message: 'is not a complete form of the type multipart/form-data' }]);
  }
}

/** A disconnect appears either as the end of the body or as a network error, which would be classified as an outage of the database. */
function isCutOff({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

async function fileAndTexts<Name extends string>(request: FastifyRequest, { field, maxBytes }: UploadRules, names: readonly Name[]) {
  const errors = new Map<string, FieldError>();
  const refuse = (name: string, message: string) => errors.set(name, { field: name, message });
  let file: Buffer | undefined;
  const typed = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  for await (const part of namedParts(request, { ...UPLOAD_LIMITS, fileSize: maxBytes })) {
    // Read an unwanted file as well: the next part is parsed only after that.
    const content = part.type === 'file' ? await contentOf(part, maxBytes) : undefined;
    if (part.type === 'field' && Object.hasOwn(typed, part.fieldname)) typed[part.fieldname as Name] = String(part.value);
    else if (part.fieldname !== field) refuse(part.fieldname, 'is not a known field');
    else if (file) refuse(field, 'give it once only');
    else if (!content) refuse(field, 'must be a file');
    else file = content;
  }
  if (isCutOff(request)) throw new UploadCutOff();
  if (!errors.has(field) && !file?.length) refuse(field, file ? 'is empty' : 'is missing: choose a file');
  if (errors.size > 0 || !file) throw new InvalidValues([...errors.values()]);
  return { file, typed };
}

async function contentOf(part: MultipartFile, maxBytes: number): Promise<Buffer> {
  const content = await part.toBuffer();
  if (part.file.truncated) throw new FileTooLarge(maxBytes);
  return content;
}

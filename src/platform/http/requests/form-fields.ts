import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, TooLarge } from '../../../shared/domain-error.js';
import { FORM_BODY, URLENCODED_BODY } from './body-types.decorator.js';
import { tooLargeFor } from '../limits/body-limits.js';
import { isFieldName } from './field-names.js';
import { wholeForm } from '../uploads/uploaded-file.js';
import { namedParts } from '../uploads/named-parts.js';

/** More fields than any form of this site has; each field has room for 10,000 characters of any script. */
const FORM_LIMITS = { fields: 40, fieldSize: 64 * 1024, files: 5, fileSize: 64 * 1024 };

/** Makes the fields of a form the request's body where a route asks for it (`@FormBody`). */
export function readFormFields(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(URLENCODED_BODY, { parseAs: 'string' }, (request, body, done) => {
    const refusal = tooLargeFor(request, Buffer.byteLength(body));
    if (refusal) done(refusal);
    else done(null, new URLSearchParams(body as string));
  });
  fastify.addHook('preValidation', async (request) => {
    if (!request.routeOptions.config.formFields) return;
    if (request.mediaType === FORM_BODY) request.body = await wholeForm(request, () => partsOf(request));
    else if (request.body instanceof URLSearchParams) request.body = fieldsFrom(request.body);
  });
}

const errorsOfForms = new WeakMap<object, FieldError[]>();

/** Errors found while a form was parsed, before its DTO validates it; both are reported together. */
export function refusedInForm(body: unknown): FieldError[] {
  return (typeof body === 'object' && body !== null && errorsOfForms.get(body)) || [];
}

/** Collects the fields of a form and their errors. */
class Fields {
  private readonly values = new Map<string, string>();
  private readonly errors = new Map<string, FieldError>();

  add(field: string, value: string): void {
    if (!isFieldName(field)) return this.refuse(field, 'is not a known field');
    const [before = '', now] = [this.values.get(field)?.trim(), value.trim()];
    // Two controls may share one field name, such as a choice and a text line: they count as one where their values agree or one is empty.
    if (before !== '' && now !== '' && before !== now) this.refuse(field, 'has two different values: leave one of them');
    // The last value that is not empty: the text line follows the choice, and what was typed there must not be lost.
    if (before === '' || now !== '') this.values.set(field, value);
  }

  refuse(field: string, message: string): void {
    if (!this.errors.has(field)) this.errors.set(field, { field, message });
  }

  /**
   * The fields as the request's body; the errors are attached ({@link refusedInForm}), so that a page can return the form with its values.
   */
  get body(): object {
    const body = Object.fromEntries(this.values);
    if (this.errors.size > 0) errorsOfForms.set(body, [...this.errors.values()]);
    return body;
  }
}

/** @throws TooLarge for more fields than the limit, which is that of multipart forms */
function fieldsFrom(sent: URLSearchParams): object {
  if (sent.size > FORM_LIMITS.fields)
    throw new TooLarge(`The form has more fields than this address accepts: send ${FORM_LIMITS.fields} at most.`);
  const fields = new Fields();
  for (const [name, value] of sent) fields.add(name, value);
  return fields.body;
}

async function partsOf(request: FastifyRequest): Promise<object> {
  const fields = new Fields();
  for await (const part of namedParts(request, FORM_LIMITS)) {
    if (part.type === 'field') {
      fields.add(part.fieldname, String(part.value));
      if (part.valueTruncated) fields.refuse(part.fieldname, 'is too long');
    } else {
      // Drain the unwanted file: the next part is parsed only after that.
      part.file.resume();
      fields.refuse(part.fieldname, 'is a file, and this form takes none');
    }
  }
  return fields.body;
}

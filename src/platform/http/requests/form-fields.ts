import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type FieldError, InvalidValues, TooLarge } from '../../../shared/domain-error.js';
import { FORM_BODY, URLENCODED_BODY } from './body-types.decorator.js';
import { tooLargeFor } from '../limits/body-limits.js';
import { isFieldName } from './field-names.js';
import { wholeForm } from '../uploads/uploaded-file.js';
import { namedParts } from '../uploads/named-parts.js';

/** More fields than any form of ours has; 10,000 characters of any script in each. */
const MOST = { fields: 40, fieldSize: 64 * 1024, files: 5, fileSize: 64 * 1024 };

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

/** The fields so far, and all that is wrong with them. */
class Fields {
  private readonly values = new Map<string, unknown>();
  private readonly errors = new Map<string, FieldError>();

  add(field: string, value: unknown): void {
    if (!isFieldName(field)) this.refuse(field, 'is not a known field');
    // Two controls may share one field name, such as a choice and a text line: the empty one is ignored.
    else if (this.values.has(field) && this.values.get(field) !== '' && value !== '') this.refuse(field, 'give it once only');
    else if (value !== '' || !this.values.has(field)) this.values.set(field, value);
  }

  refuse(field: string, message: string): void {
    if (!this.errors.has(field)) this.errors.set(field, { field, message });
  }

  /** @throws InvalidValues */
  get body(): object {
    if (this.errors.size > 0) throw new InvalidValues([...this.errors.values()]);
    return Object.fromEntries(this.values);
  }
}

/** @throws TooLarge, as for a form of the other type with so many fields */
function fieldsFrom(sent: URLSearchParams): object {
  if (sent.size > MOST.fields) throw new TooLarge(`The form has more fields than this address accepts: send ${MOST.fields} at most.`);
  const fields = new Fields();
  for (const [name, value] of sent) fields.add(name, value);
  return fields.body;
}

async function partsOf(request: FastifyRequest): Promise<object> {
  const fields = new Fields();
  for await (const part of namedParts(request, MOST)) {
    if (part.type === 'field') {
      fields.add(part.fieldname, part.value);
      if (part.valueTruncated) fields.refuse(part.fieldname, 'is too long');
    } else {
      // Read even though it is not wanted: what follows it comes only then.
      part.file.resume();
      fields.refuse(part.fieldname, 'is a file, and this form takes none');
    }
  }
  return fields.body;
}

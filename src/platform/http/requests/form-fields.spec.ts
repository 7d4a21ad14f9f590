import fastify, { type FastifyInstance } from 'fastify';
import { InvalidValues } from '../../../shared/domain-error.js';
import { readMultipart } from '../uploads/multipart.js';
import { EmailAddress, FilledLine } from './form-field.decorators.js';
import { readFormFields } from './form-fields.js';
import { bodyValidation } from './validation.js';

class Form {
  @FilledLine('write your name')
  name!: string;

  @EmailAddress()
  email!: string;
}

let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  readMultipart(app);
  readFormFields(app);
  const bodyTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];
  app.post('/', { config: { bodyTypes, formFields: true } }, ({ body }) =>
    bodyValidation()
      .transform(body, { type: 'body', metatype: Form })
      .then(
        (read: unknown) => ({ typed: body, read }),
        (error: unknown) => ({ typed: body, errors: (error as InvalidValues).errors }),
      ),
  );
});

afterAll(() => app.close());

type Pairs = [name: string, value: string | Blob][];

const encodings = {
  lines: (pairs: Pairs) => new URLSearchParams(pairs as [string, string][]),
  parts(pairs: Pairs) {
    const form = new FormData();
    for (const [name, value] of pairs) form.append(name, value);
    return form;
  },
};

async function send(encoding: keyof typeof encodings, pairs: Pairs): Promise<{ typed: object; read?: object; errors?: object[] }> {
  const sent = new Response(encodings[encoding](pairs));
  const headers = { 'content-type': sent.headers.get('content-type')! };
  const { payload } = await app.inject({ method: 'POST', url: '/', headers, payload: Buffer.from(await sent.arrayBuffer()) });
  return JSON.parse(payload) as { typed: object };
}

const EMAIL: Pairs[number] = ['email', 'a@example.com'];

describe.each(['lines', 'parts'] as const)('a form of %s', (encoding) => {
  it.each([
    ['', 'Bob'],
    ['Bob', ''],
    ['Bob', ' '],
    ['Bob', 'Bob'],
    ['Bob', ' Bob '],
  ])('accepts a field sent as %j and as %j', async (first, second) => {
    expect(await send(encoding, [['name', first], EMAIL, ['name', second]])).toMatchObject({
      read: { name: 'Bob', email: 'a@example.com' },
    });
  });

  it('has invisible characters removed from an email address', async () => {
    expect(
      await send(encoding, [
        ['name', 'Bob'],
        ['email', '\u200Ea@exam\u00ADple.com\u200B'],
      ]),
    ).toMatchObject({
      read: { email: 'a@example.com' },
    });
  });

  it('reports a field with two values together with other errors, and keeps the typed values', async () => {
    const { typed, errors } = await send(encoding, [
      ['name', 'Ann'],
      ['name', 'Bob'],
      ['email', 'none'],
      ['foo', '1'],
    ]);
    expect(errors).toEqual([
      { field: 'name', message: 'has two different values: leave one of them' },
      { field: 'foo', message: 'is not a known field' },
      { field: 'email', message: expect.stringContaining('is not an email address') as string },
    ]);
    expect(typed).toEqual({ name: 'Bob', email: 'none', foo: '1' });
  });

  it('is refused for it without other errors', async () => {
    expect((await send(encoding, [['name', 'Ann'], ['name', 'Bob'], EMAIL])).errors).toEqual([
      { field: 'name', message: 'has two different values: leave one of them' },
    ]);
  });
});

it('a multipart form with a file is refused once', async () => {
  expect((await send('parts', [['name', new File(['x'], 'a.txt')], EMAIL])).errors).toEqual([
    { field: 'name', message: 'is a file, and this form takes none' },
  ]);
});

import type { FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { Line, Text } from './fields.js';
import { problemsOfBody } from '../testing/problems-of-body.js';
import { FilledLine } from './form-field.decorators.js';
import { bodyValidation } from './validation.js';

class Form {
  @Line(5)
  line: unknown = '';

  @Text(5)
  text: unknown = '';

  @Line(5, { each: true })
  lines: unknown = [];
}

async function problemsOf(sent: Record<string, unknown>): Promise<FieldError[]> {
  return bodyValidation()
    .transform(sent, { type: 'body', metatype: Form })
    .then(
      () => [],
      ({ errors }: InvalidValues) => errors,
    );
}

describe.each(['line', 'text'])('a field of one %s', (field) => {
  it.each([[null], [7], [{}], [['x']], [[]], [[7]]])('rejects %j, which is not text', async (value) => {
    expect(await problemsOf({ [field]: value })).toEqual([{ field, message: 'must be a text' }]);
  });

  it('reports the error of a text', async () => {
    expect(await problemsOf({ [field]: 'longer' })).toEqual([{ field, message: 'is longer than 5 characters' }]);
  });
});

it('treats a text of invisible characters as empty', async () => {
  class Named {
    @FilledLine('write your name')
    name!: string;
  }
  expect(await problemsOfBody(Named, { name: ' \u200b ' })).toEqual({ name: 'is missing: write your name' });
});

describe('a field of several lines', () => {
  it.each([
    [[['x']], 'each entry must be a text'],
    [['x', 7], 'each entry must be a text'],
    [['x', 'longer'], 'each entry is longer than 5 characters'],
  ])('reports for %j the error of an entry', async (lines, message) => {
    expect(await problemsOf({ lines })).toEqual([{ field: 'lines', message }]);
  });

  it('accepts valid ones', async () => expect(await problemsOf({ lines: ['x', 'y'] })).toEqual([]));
});

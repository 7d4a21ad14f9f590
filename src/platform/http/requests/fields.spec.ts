import type { FieldError, InvalidValues } from '../../../shared/domain-error.js';
import { Line, Text } from './fields.js';
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
  it.each([[null], [7], [{}], [['x']], [[]], [[7]]])('calls %j no text', async (value) => {
    expect(await problemsOf({ [field]: value })).toEqual([{ field, message: 'must be a text' }]);
  });

  it('says what is wrong with a text', async () => {
    expect(await problemsOf({ [field]: 'longer' })).toEqual([{ field, message: 'is longer than 5 characters' }]);
  });
});

describe('a field of several lines', () => {
  it.each([
    [[['x']], 'each entry must be a text'],
    [['x', 7], 'each entry must be a text'],
    [['x', 'longer'], 'each entry is longer than 5 characters'],
  ])('says of %j what is wrong with an entry', async (lines, message) => {
    expect(await problemsOf({ lines })).toEqual([{ field: 'lines', message }]);
  });

  it('takes good ones', async () => expect(await problemsOf({ lines: ['x', 'y'] })).toEqual([]));
});

import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Matches, Max, MaxLength, ValidateNested } from 'class-validator';
import { InvalidValues, type FieldError } from '../../../shared/domain-error.js';
import { PageQueryDto } from './page-query.dto.js';
import { AlsoReadBy, bodyValidation, readQuery } from './validation.js';

class Inner {
  @IsString({ message: 'must be text' })
  name!: string;
}

class Body {
  @IsOptional()
  @IsBoolean({ message: 'must be true or false' })
  force?: boolean;

  @IsOptional()
  @IsString({ message: 'must be text' })
  @MaxLength(3, { message: 'is too long' })
  text?: string;

  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => Inner)
  inner?: Inner[];
}

@AlsoReadBy<Ruled>(({ name, age }, wrong) => {
  const errors: FieldError[] = [];
  if (name !== 'Ann') errors.push({ field: 'name', message: 'must be Ann' });
  if (!wrong.has('age') && age! < 18) errors.push({ field: 'age', message: 'must be of age' });
  throw new InvalidValues(errors);
})
class Ruled {
  @IsString({ message: 'must be text' })
  name!: string;

  @IsOptional()
  @IsInt({ message: 'must be a whole number' })
  age?: number;
}

class Query {
  @IsOptional()
  @IsString()
  @MaxLength(5, { message: 'is too long' })
  city?: string = undefined;

  @Type(() => Number)
  @IsInt({ message: 'must be a whole number' })
  @Max(100, { message: 'must be at most 100' })
  limit = 20;
}

const body = (value: unknown): Promise<unknown> => bodyValidation().transform(value, { type: 'body', metatype: Body });

async function problemsOf(read: () => unknown): Promise<FieldError[]> {
  try {
    await read();
  } catch (error) {
    if (error instanceof InvalidValues) return error.errors;
    throw error;
  }
  return [];
}

describe('bodyValidation', () => {
  it('returns an instance of the DTO', async () => {
    const read = await body({ force: true, inner: [{ name: 'a' }] });
    expect(read).toBeInstanceOf(Body);
    expect((read as Body).inner![0]).toBeInstanceOf(Inner);
  });

  it('reports every invalid field at once, each with one message', async () => {
    expect(await problemsOf(() => body({ force: 'yes', text: 12345 }))).toEqual([
      { field: 'force', message: 'must be true or false' },
      { field: 'text', message: expect.any(String) as string },
    ]);
  });

  it('refuses unknown fields at any depth', async () => {
    expect(await problemsOf(() => body({ forced: true, inner: [{ name: 'a', age: 3 }] }))).toEqual([
      { field: 'forced', message: 'is not a known field' },
      { field: 'inner.0.age', message: 'is not a known field' },
    ]);
  });

  it('reports the position of an invalid value in a list', async () => {
    expect(await problemsOf(() => body({ inner: [{ name: 'a' }, { name: 5 }] }))).toEqual([
      { field: 'inner.1.name', message: 'must be text' },
    ]);
  });
});

describe('a body that its domain validates as well', () => {
  const ruled = (value: unknown): Promise<unknown> => bodyValidation().transform(value, { type: 'body', metatype: Ruled });

  it.each([
    [{ name: 'Bob', age: 3, foo: 1 }, ['foo is not a known field', 'name must be Ann', 'age must be of age']],
    [{ name: 'Bob', age: 'old' }, ['age must be a whole number', 'name must be Ann']],
    [{ name: 5, age: 3 }, ['name must be text', 'age must be of age']],
  ])('gets for %j the errors of both, each field once', async (body, problems) => {
    expect((await problemsOf(() => ruled(body))).map(({ field, message }) => `${field} ${message}`)).toEqual(problems);
  });

  it('is passed to its use case if its types are right', async () => expect(await ruled({ name: 'Bob', age: 3 })).toBeInstanceOf(Ruled));
});

describe('readQuery', () => {
  it('fills in defaults, and ignores unknown parameters', () => {
    expect({ ...readQuery(Query, { utm_source: 'mail', constructor: 'x' }) }).toEqual({ city: undefined, limit: 20 });
  });

  it('treats an empty parameter as absent', () => {
    expect({ ...readQuery(Query, { city: ' ', limit: '' }) }).toEqual({ city: undefined, limit: 20 });
  });

  it('converts numbers', () => expect(readQuery(Query, { limit: '7' }).limit).toBe(7));

  it('reports a repeated parameter and every invalid one at once', async () => {
    expect(await problemsOf(() => readQuery(Query, { city: ['a', 'b'], limit: '101' }))).toEqual([
      { field: 'city', message: 'give it once only' },
      { field: 'limit', message: 'must be at most 100' },
    ]);
  });

  it('reports a repeated parameter once, and ignores values that were not read', async () => {
    class Needed {
      @Matches(/\S/, { message: 'must say something' })
      q = '';
    }
    expect(await problemsOf(() => readQuery(Needed, { q: ['a', 'b'] }))).toEqual([{ field: 'q', message: 'give it once only' }]);
    expect(await problemsOf(() => readQuery(Needed, {}))).toEqual([{ field: 'q', message: 'must say something' }]);
  });

  it.each(['0', '-1', 'abc', '1.0', '1000001', '1e3'])('reports an error at both limits for a page %s', async (page) => {
    expect(await problemsOf(() => readQuery(PageQueryDto, { page }))).toEqual([
      { field: 'page', message: 'must be a whole number from 1 to 1000000' },
    ]);
  });
});

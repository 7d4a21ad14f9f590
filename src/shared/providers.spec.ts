import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { classProvider, factoryProvider, namedToken } from './providers.js';

abstract class Source {
  abstract read(): string;
}

abstract class Counter {
  abstract count(): number;
}

class Report {
  constructor(
    readonly source: Source,
    readonly most: number,
  ) {}
}

const LIMIT = namedToken<number>('LIMIT');
const NAME = namedToken<string>('NAME');

describe('providers', () => {
  it('construct a class with its dependencies in order', () => {
    const { provide, inject, useFactory } = classProvider(Report, [Source, LIMIT]);
    expect([provide, inject]).toEqual([Report, [Source, LIMIT]]);
    const source = { read: () => 'text' };
    expect(useFactory(source, 3)).toEqual(new Report(source, 3));
  });

  it('do not compile with a token of another type', () => {
    // @ts-expect-error -- a counter is no source
    classProvider(Report, [Counter, LIMIT]);
    // @ts-expect-error -- a name is no number
    classProvider(Report, [Source, NAME]);
    // @ts-expect-error -- something is missing
    classProvider(Report, [Source]);
    // @ts-expect-error -- a report is no counter
    classProvider(Report, [Source, LIMIT], Counter);
    expect(factoryProvider(NAME, [LIMIT, Source], (most, source) => `${most.toFixed(0)} ${source.read()}`).inject).toEqual([LIMIT, Source]);
  });

  it('are created by these functions only', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/providers(\.spec)?\.ts$/.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => /\binject:\s*\[/.test(readFileSync(join('src', file), 'utf8')))).toEqual([]);
  });
});

import { Logger } from '@nestjs/common';
import type { FetchSource } from '../../application/import/remote/fetch-source.js';
import { SourceClock } from './source-clock.js';

beforeAll(() => {
  Logger.overrideLogger(false);
});
afterAll(() => {
  Logger.overrideLogger(['error', 'warn']);
});

describe('the check for sources that are due', () => {
  it('is not started a second time while one is under way, and again after it', async () => {
    const [fetched, checks] = [Promise.withResolvers<string[]>(), { count: 0 }];
    const due = () => ((checks.count += 1), fetched.promise);
    const clock = new SourceClock({ due } as unknown as FetchSource);
    const both = [clock.look(), clock.look()];
    expect(checks.count).toBe(1);
    fetched.resolve(['Guelph']);
    await Promise.all(both);
    await clock.look();
    expect(checks.count).toBe(2);
  });

  it('is repeated in a minute if it failed', async () => {
    let count = 0;
    const due = () => ((count += 1), Promise.reject(new Error('The database is away.')));
    const clock = new SourceClock({ due } as unknown as FetchSource);
    await clock.look();
    await clock.look();
    expect(count).toBe(2);
  });
});

import { mock } from 'node:test';
import { HttpAdapterHost } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { Test } from '@nestjs/testing';
import { CountVisits } from '../../application/count-visits.js';
import { ReadOverview } from '../../application/overview.js';
import { VisitCounter } from './visit-counter.js';

const MINUTE_MS = 60_000;

it('figures are also stored at the start, before their data are deleted: not every machine runs at night', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.parse('2026-11-27T13:00:00Z') });
  const kept: string[] = [];
  const module = await Test.createTestingModule({
    imports: [ScheduleModule.forRoot()],
    providers: [
      VisitCounter,
      { provide: CountVisits, useValue: { write: () => Promise.resolve() } },
      { provide: ReadOverview, useValue: { remember: () => Promise.resolve(void kept.push(new Date().toISOString())) } },
      { provide: HttpAdapterHost, useValue: { httpAdapter: { getInstance: () => ({ addHook: () => undefined }) } } },
    ],
  }).compile();
  await module.init();
  for (let minute = 0; minute < 60; minute += 1) mock.timers.tick(MINUTE_MS);
  await module.close();
  mock.timers.reset();
  expect(kept).toEqual(['2026-11-27T13:10:00.000Z']);
});

it('a visit is a page or a read of one that was answered, also with 304; not a file, an API call or a page of the back office', () => {
  let look: (request: object, reply: object, done: () => void) => void = () => undefined;
  const server = { addHook: (_name: string, hook: typeof look) => void (look = hook) };
  const counted: string[] = [];
  const visits = { count: (kind: string) => void counted.push(kind) } as unknown as CountVisits;
  void new VisitCounter(visits, {} as ReadOverview, { httpAdapter: { getInstance: () => server } } as unknown as HttpAdapterHost);
  const seen = (url: string, statusCode = 200, type?: string, method = 'GET') => {
    const before = counted.length;
    look({ method, url, headers: {} }, { statusCode, getHeader: () => type }, () => undefined);
    return counted.length - before;
  };
  const html = 'text/html; charset=utf-8';
  expect([seen('/', 200, html), seen('/', 304), seen('/api/businesses/bob'), seen('/api/articles/x', 304)]).toEqual([1, 1, 1, 1]);
  expect([seen('/', 404, html), seen('/', 200, html, 'HEAD'), seen('/api/search', 304), seen('/media/a.webp', 304)]).toEqual([0, 0, 0, 0]);
  expect([seen('/settings/listings', 200, html), seen('/settings', 304), seen('/feed.xml', 200, 'application/xml')]).toEqual([0, 0, 0]);
  expect(counted.slice(2)).toEqual(['business', 'guides']);
});

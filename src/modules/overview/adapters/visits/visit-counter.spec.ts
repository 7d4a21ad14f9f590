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

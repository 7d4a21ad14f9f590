import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { FixedSettings } from '../../../shared/testing/fixed-settings.js';
import { PartOfSite } from './part-of-site.decorator.js';
import { PartOfSiteGuard, PartSwitchedOff } from './part-of-site.guard.js';

@PartOfSite('referrals')
class Referrals {
  create() {}
}

class Search {
  run() {}
}

const call = (controller: { prototype: object }, method: string) =>
  ({
    getClass: () => controller,
    getHandler: () => (controller.prototype as Record<string, object>)[method],
  }) as unknown as ExecutionContext;

it('a part that is switched off is answered with 404 at once; others continue', () => {
  const settings = new FixedSettings();
  const guard = new PartOfSiteGuard(new Reflector(), settings);
  expect(guard.canActivate(call(Referrals, 'create'))).toBe(true);
  settings.set({ showReferrals: 'off' });
  expect(() => guard.canActivate(call(Referrals, 'create'))).toThrow(PartSwitchedOff);
  expect(guard.canActivate(call(Search, 'run'))).toBe(true);
});

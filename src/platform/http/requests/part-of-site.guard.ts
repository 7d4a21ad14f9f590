import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from '../../../shared/domain-error.js';
import { EffectiveSettings } from '../../../shared/settings/effective-settings.js';
import type { SiteModule } from '../../../shared/settings/operating-settings.js';
import { modulesOff } from '../../../shared/settings/site-modules.js';
import { PART_OF_SITE } from './part-of-site.decorator.js';

export class PartSwitchedOff extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'part-switched-off';
  constructor() {
    super('This site does not offer that: its operator has switched it off.');
  }
}

/** Answers 404 on routes of a part that is switched off. */
@Injectable()
export class PartOfSiteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly settings: EffectiveSettings,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const part = this.reflector.getAllAndOverride<SiteModule | undefined>(PART_OF_SITE, [context.getHandler(), context.getClass()]);
    if (part !== undefined && modulesOff(this.settings.current).includes(part)) throw new PartSwitchedOff();
    return true;
  }
}

import { SetMetadata } from '@nestjs/common';
import type { SiteModule } from '../../../shared/settings/operating-settings.js';

export const PART_OF_SITE = 'homewright:part-of-site';

/** Marks a route or controller of a part that the operator can switch off; it answers 404 then. */
export const PartOfSite = (name: SiteModule): ClassDecorator & MethodDecorator => SetMetadata(PART_OF_SITE, name);

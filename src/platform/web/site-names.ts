import { Inject, Injectable } from '@nestjs/common';
import { KnownRoutes } from '../http/server/known-routes.js';
import { Frontend } from './frontend.js';

/** Names reserved for future pages. */
const PROMISED = [
  'signup',
  'status',
  'list-business',
  'renew-business',
  'referral',
  'referral-admin',
  'my-referrals',
  'blog-management',
  'blog-template-editor',
  'admin',
];

/** What the first parts of the site's own addresses are called. */
@Injectable()
export class SiteNames {
  constructor(
    @Inject(KnownRoutes) private readonly routes: KnownRoutes,
    private readonly frontend: Frontend,
  ) {}

  /** Names reserved at the beginning of addresses: those of every route, and of routes to come. */
  async all(): Promise<ReadonlySet<string>> {
    const { names } = await this.frontend.entry();
    return new Set([...PROMISED, ...names, ...this.routes.all.map(({ url }) => url.split('/')[1]!)]);
  }
}

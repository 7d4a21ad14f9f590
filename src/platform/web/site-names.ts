import { Inject, Injectable } from '@nestjs/common';
import { KnownRoutes } from '../http/server/known-routes.js';
import { Frontend } from './frontend.js';

/** Promised to pages, whether or not they stand already. */
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

  /** Names that nothing else may have at the beginning of its address: of every route there is, and of those to come. */
  async all(): Promise<ReadonlySet<string>> {
    const { names } = await this.frontend.entry();
    return new Set([...PROMISED, ...names, ...this.routes.all.map(({ url }) => url.split('/')[1]!)]);
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { KnownRoutes } from '../http/server/known-routes.js';
import { Frontend } from './frontend.js';

/** Names reserved for future pages. */
const FUTURE_NAMES = [
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

/** The first path segments that the site uses itself, which no article or listing may have as its name. */
@Injectable()
export class SiteNames {
  constructor(
    @Inject(KnownRoutes) private readonly routes: KnownRoutes,
    private readonly frontend: Frontend,
  ) {}

  /** All reserved first segments: those of every route, and of future routes. */
  async all(): Promise<ReadonlySet<string>> {
    const { names } = await this.frontend.entry();
    return new Set([...FUTURE_NAMES, ...names, ...this.routes.all.map(({ url }) => url.split('/')[1]!)]);
  }
}

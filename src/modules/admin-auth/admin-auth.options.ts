import { namedToken } from '../../shared/providers.js';

export const ADMIN_AUTH_OPTIONS = namedToken<AdminAuthOptions>('ADMIN_AUTH_OPTIONS');

export interface AdminAuthOptions {
  /** The shared admin password. */
  password: string;
  /** Whether the environment sets it: then it cannot be changed in the browser. */
  isPasswordFixed: boolean;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** The bearer token that /metrics and similar routes accept from other machines. */
  opsToken: string | undefined;
  /**
   * Whether requests from this machine count as the operator's. Not in production, where a proxy on this machine may forward requests of
   * others.
   */
  trustsThisMachine: boolean;
}

import { namedToken } from '../../shared/providers.js';

export const ADMIN_AUTH_OPTIONS = namedToken<AdminAuthOptions>('ADMIN_AUTH_OPTIONS');

export interface AdminAuthOptions {
  /** The shared admin password. */
  password: string;
  /** Whether the environment sets it: then it cannot be changed in the browser. */
  isPasswordFixed: boolean;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** What /metrics and its like accept as a bearer token from elsewhere. */
  opsToken: string | undefined;
  /**
   * Whether requests from this machine count as the operator's. Not in production, where a proxy on this machine may pass on requests of
   * others.
   */
  trustsThisMachine: boolean;
}

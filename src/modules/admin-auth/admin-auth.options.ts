import { namedToken } from '../../shared/providers.js';

export const ADMIN_AUTH_OPTIONS = namedToken<AdminAuthOptions>('ADMIN_AUTH_OPTIONS');

export interface AdminAuthOptions {
  /** The shared admin password. */
  password: string;
  /** Signs the session cookie. */
  sessionSecret: string;
  /** What /metrics and its like accept as a bearer token from elsewhere. */
  opsToken: string | undefined;
  /** Whether the operator is also known by asking from this machine. In production something may pass on requests of others from here. */
  trustsThisMachine: boolean;
}

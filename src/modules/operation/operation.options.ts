import type { GivenVariables } from '../../shared/settings/operating-settings.js';
import { namedToken } from '../../shared/providers.js';

/** What the environment sets. */
export const GIVEN_VARIABLES = namedToken<GivenVariables>('GIVEN_VARIABLES');

/** TRUST_PROXY, as the server was started with it. */
export const TRUSTED_PROXIES = namedToken<string | undefined>('TRUSTED_PROXIES');

export interface OperationOptions {
  given: GivenVariables;
  sessionSecret: string;
  trustProxy: string | undefined;
}

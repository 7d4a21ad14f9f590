import type { GivenVariables } from '../../shared/settings/operating-settings.js';
import { namedToken } from '../../shared/providers.js';

/** The variables that the environment sets. */
export const GIVEN_VARIABLES = namedToken<GivenVariables>('GIVEN_VARIABLES');

/** TRUST_PROXY at the start of the server. */
export const TRUSTED_PROXIES = namedToken<string | undefined>('TRUSTED_PROXIES');

export interface OperationOptions {
  given: GivenVariables;
  sessionSecret: string;
  trustProxy: string | undefined;
}

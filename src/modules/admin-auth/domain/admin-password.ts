/** The form in which passwords are compared: keyboards encode the same accent differently, and copying adds spaces. */
export function cleanPassword(raw: string): string {
  return raw.normalize('NFC').trim();
}

/** Turns passwords into verifiers: slow on purpose, salted, safe to store. */
export abstract class PasswordHash {
  abstract create(password: string): Promise<string>;
  abstract matches(verifier: string, password: string): Promise<boolean>;
}

/** The verifier of the one admin password. */
export abstract class AdminCredential {
  abstract find(): Promise<string | undefined>;

  /** Serialises processes (advisory lock) until the running transaction ends, so that one at a time changes the password. */
  abstract lock(): Promise<void>;

  /**
   * Replaces the verifier, if there is one.
   * @param replaced the verifier of the configured password that an admin has replaced
   */
  abstract store(verifier: string, replaced?: string): Promise<void>;

  /** The verifier of the configured password that an admin has replaced; `undefined` where the configured one is valid. */
  abstract replaced(): Promise<string | undefined>;
}

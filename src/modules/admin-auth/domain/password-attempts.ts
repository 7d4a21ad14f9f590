/** So many wrong passwords may come from one client address within the window. */
export const WRONG_PASSWORDS_MAX = 10;
export const WRONG_PASSWORDS_WINDOW_SECONDS = 15 * 60;

/** Counts wrong passwords per client address, together for all processes. */
export abstract class PasswordAttempts {
  /**
   * Counts an attempt as a wrong one, before anybody looks at it: guesses sent at the same time cannot overtake the count.
   * @throws TooManyWrongPasswords when the client has none left
   */
  abstract spend(client: string): Promise<void>;

  /** The attempt was right after all. */
  abstract giveBack(client: string): Promise<void>;
}

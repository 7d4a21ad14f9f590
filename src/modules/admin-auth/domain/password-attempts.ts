/** Maximum of wrong passwords from one client address within the window. */
export const WRONG_PASSWORDS_MAX = 10;
export const WRONG_PASSWORDS_WINDOW_SECONDS = 15 * 60;

/** Wrong passwords within the window, of all client addresses together. */
export interface WrongPasswords {
  /** Refused attempts count as wrong ones. */
  attempts: number;
  clients: number;
}

/** Counts wrong passwords per client address, together for all processes. */
export abstract class PasswordAttempts {
  /**
   * Counts an attempt as wrong before it is checked, so that concurrent guesses cannot exceed the limit.
   * @throws TooManyWrongPasswords
   */
  abstract spend(client: string): Promise<void>;

  /** Removes the attempt from the count: the password was right. */
  abstract giveBack(client: string): Promise<void>;

  abstract counted(): Promise<WrongPasswords>;
}

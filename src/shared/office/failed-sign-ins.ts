export interface FailedSignIn {
  who: 'admin' | 'referrer';
  why: 'wrong-password' | 'too-many-wrong-passwords' | 'unknown-link';
  /** By which the client is counted: of an IPv6 address the network alone. */
  client: string;
}

/** Tells the operator of attempts to sign in that failed. */
export abstract class FailedSignIns {
  /** Where many fail, not each of them is told of by itself. */
  abstract report(failed: FailedSignIn): void;
}

export interface FailedSignIn {
  who: 'admin' | 'referrer';
  why: 'wrong-password' | 'too-many-wrong-passwords' | 'unknown-link';
  /** The key by which rate limits count the client; for IPv6, only the network. */
  client: string;
}

/** Reports failed sign-ins to the operator. */
export abstract class FailedSignIns {
  /** Many failures within a short time are reported together. */
  abstract report(failed: FailedSignIn): void;
}

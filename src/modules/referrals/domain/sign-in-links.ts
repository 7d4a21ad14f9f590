export interface SignInGrant {
  referrerId: string;
  /** The link was mailed: following it confirms the address. */
  provesEmail: boolean;
  expiresAt: Date;
}

/** Links that sign a referrer in, by their hashes. All methods take part in the running transaction. */
export abstract class SignInLinkRepository {
  abstract add(tokenHash: Buffer, grant: SignInGrant, now: Date): Promise<void>;

  /** Uses a link up. @returns `undefined` for a link that is unknown, used or expired */
  abstract use(tokenHash: Buffer, now: Date): Promise<SignInGrant | undefined>;

  /** How many links were mailed to this address since then. */
  abstract mailedSince(email: string, since: Date): Promise<number>;
}

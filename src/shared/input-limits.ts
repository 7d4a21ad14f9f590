/** The longest name of a trade, in characters: one of the operator's own, or another one that an owner writes. */
export const MAX_TRADE_NAME_LENGTH = 80;

/** The shortest new password of the back office, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** The longest password of the back office, in characters. */
export const MAX_PASSWORD_LENGTH = 500;

/** How many businesses one browser keeps, and one link names. */
export const MAX_SHORTLISTED = 50;

/** The longest name of a trade, in characters: one that the operator has added, or one that an owner types. */
export const MAX_TRADE_NAME_LENGTH = 80;

/** The shortest new password of the back office, in characters. */
export const MIN_PASSWORD_LENGTH = 12;

/** The longest password of the back office, in characters. */
export const MAX_PASSWORD_LENGTH = 500;

/** The most businesses in a browser's shortlist, and in a link to a shortlist. */
export const MAX_SHORTLISTED = 50;

/** The longest name, search and the like, in characters. */
export const MAX_NAME_LENGTH = 200;

/** The longest line of any other text, in characters. */
export const MAX_LINE_LENGTH = 500;

/** The longest email address, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254;

/** The longest web address, in characters. */
export const MAX_URL_LENGTH = 2_048;

/** The longest text of several lines, in characters. */
export const MAX_TEXT_LENGTH = 10_000;

/** The longest sentence on a trade's card, in characters. */
export const MAX_TRADE_SUMMARY_LENGTH = 120;

/** The largest picture that an owner proposes, in MiB. */
export const MAX_PROPOSED_MIB = 8;

/** The longest value of a setting, in characters: the key of a service account. */
export const MAX_SETTING_LENGTH = 8_000;

/** Fewer digits of a phone number would match half the directory. */
export const MIN_PHONE_DIGITS = 3;

/** The most digits of a phone number (E.164). */
export const MAX_PHONE_DIGITS = 15;

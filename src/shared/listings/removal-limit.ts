/**
 * A sync or an import that would remove more than this share of its listings is refused unless it is forced: the table is probably wrong.
 */
export const MAX_REMOVED = 0.3;

export const MAX_REMOVED_TEXT = `${Math.round(MAX_REMOVED * 100)} %`;

/** The code of that refusal. */
export const TOO_MANY_REMOVED = 'too-many-removed';

/** A sync or an import that would remove more than this share of its listings is refused unless it is forced: probably a mistake in the table. */
export const MAX_REMOVED = 0.3;

export const MAX_REMOVED_TEXT = `${Math.round(MAX_REMOVED * 100)} %`;

/** The code of that refusal. */
export const TOO_MANY_REMOVED = 'too-many-removed';

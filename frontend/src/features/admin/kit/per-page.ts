/** How many entries a page of a list has, as the API gives them unless it is asked for more. */
export const PER_PAGE = 20;

/** What else can be chosen where a list is long: as the address and the API say it. */
export const LARGER_PAGES = ['50', '100'] as const;

const SIZES = [String(PER_PAGE), ...LARGER_PAGES];

/** @param limit as the address says it: empty for pages of the usual size */
export const perPageOf = (limit: string) => Number(limit) || PER_PAGE;

/** @returns what the address says of it */
export const limitOf = (perPage: number) => LARGER_PAGES.find((size) => size === String(perPage)) ?? '';

export const SIZE_OPTIONS = SIZES.map((size) => ({ value: Number(size), label: `${size} a page` }));

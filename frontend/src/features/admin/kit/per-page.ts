/** The default page size of lists, which is that of the API. */
export const PER_PAGE = 20;

/** Other page sizes for long lists, as in the address and the API. */
export const LARGER_PAGES = ['50', '100'] as const;

const SIZES = [String(PER_PAGE), ...LARGER_PAGES];

/** @param limit the parameter of the address: empty for the default size */
export const perPageOf = (limit: string) => Number(limit) || PER_PAGE;

/** @returns the parameter of the address */
export const limitOf = (perPage: number) => LARGER_PAGES.find((size) => size === String(perPage)) ?? '';

export const SIZE_OPTIONS = SIZES.map((size) => ({ value: Number(size), label: `${size} per page` }));

/** Texts that several pages have. Each page has its own default. */
export const DESCRIPTION = { kind: 'line', label: 'Description for search engines', most: 300 } as const;

export const KEYWORDS = { kind: 'line', label: 'Keywords for search engines', most: 300 } as const;

/** The whole text of a page, with a table of contents above it. */
export const PARTS = {
  kind: 'markdown',
  label: 'Text',
  help: 'Markdown. Each part begins with a heading (“## Title”); {#name} behind it sets its name in addresses. The page says when it was changed last, and all versions are kept.',
  most: 60_000,
} as const;

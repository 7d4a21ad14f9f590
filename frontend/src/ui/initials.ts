/** First characters of the first two words that begin with a letter or a digit. */
export const initialsOf = (title: string): string => (title.match(/(?<!\S)[\p{L}\p{N}]/gu) ?? []).slice(0, 2).join('').toUpperCase();

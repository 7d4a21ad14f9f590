/** Maximum length of each part of an article, in characters: whether it is published by hand or by schedule. */
export const ARTICLE_LIMITS = {
  topic: 500,
  title: 500,
  subtitle: 500,
  section: 200,
  time: 200,
  cost: 200,
  difficulty: 200,
  content: 200_000,
} as const;

/** Limits of the fields for search engines. */
export const SEO_LIMITS = { title: 500, description: 500 } as const;

export const KEYWORD_LIMITS = { count: 50, length: 200 } as const;

export const EMPTY_FIELD = 'must not be empty';
export const TOO_MANY_KEYWORDS = `must have at most ${KEYWORD_LIMITS.count} entries`;

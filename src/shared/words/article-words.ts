/** Texts of a missing or failed article; kept apart from the other texts of articles, which may have failed to load as well. */
export const ARTICLE_WORDS = {
  articleMissing: 'Blog Not Found',
  articleFailed: 'This article could not be loaded',
  articleFailedHead: 'The article could not be read.',
  articleFailedText: 'It could not be read just now. Please try again in a moment.',
};

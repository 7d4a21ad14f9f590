/** What an article says when it is not there, when the words of all articles may be missing too. */
export const ARTICLE_WORDS = {
  articleMissing: 'Blog Not Found',
  articleFailed: 'This article could not be loaded',
  articleFailedHead: 'The article could not be read.',
  articleFailedText: 'It could not be read just now. That should pass in a moment.',
};

/** Why an item was classified as spam, as the end of a sentence that begins with the item. */
export const SPAM_REASONS: Record<string, string> = {
  honeypot: 'filled in a field that people do not see',
  'too-fast': 'was sent within two seconds of opening the form',
  'too-many-links': 'has more than three links in it',
  marked: 'was marked as spam here',
  'marked-owner-told': 'was marked as spam here',
};

/** The same for a badge. */
export const SPAM_TAGS: Record<string, string> = {
  honeypot: 'Hidden field',
  'too-fast': 'Too fast',
  'too-many-links': 'Many links',
  marked: 'Marked here',
  'marked-owner-told': 'Marked here',
};

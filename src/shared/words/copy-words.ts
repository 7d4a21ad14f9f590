/** Feedback of a copy button. */
export const COPY_WORDS = {
  copied: 'Copied!',
  notCopied: 'Could not copy',
};

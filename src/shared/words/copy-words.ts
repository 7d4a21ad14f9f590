/** What a button that copies says when it was pressed. */
export const COPY_WORDS = {
  copied: 'Copied!',
  notCopied: 'Could not copy',
};

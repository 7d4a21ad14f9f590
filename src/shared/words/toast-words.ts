/** What screen readers hear around messages at the edge. */
export const TOAST_WORDS = {
  message: 'Message',
  messages: 'Messages ({hotkey})',
  closeMessage: 'Close the message',
};

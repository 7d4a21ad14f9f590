/** Texts for screen readers around toast messages. */
export const TOAST_WORDS = {
  message: 'Message',
  messages: 'Messages ({hotkey})',
  closeMessage: 'Close the message',
};

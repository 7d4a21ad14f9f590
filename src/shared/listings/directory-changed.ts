/** The PostgreSQL channel (LISTEN/NOTIFY) for changes of listings; triggers of their table send the notifications. */
export const DIRECTORY_CHANGED = 'directory_changed';

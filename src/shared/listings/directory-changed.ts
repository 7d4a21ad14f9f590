/** The channel on which PostgreSQL tells every process that listings have changed: the triggers of their table send it. */
export const DIRECTORY_CHANGED = 'directory_changed';

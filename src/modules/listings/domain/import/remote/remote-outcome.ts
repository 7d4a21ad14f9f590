/**
 * The outcome of a fetch. `waiting`: the table was fetched, and has to be checked and imported by hand. `paused`: an import was undone, so
 * nothing is imported automatically until an import is made by hand.
 */
export const REMOTE_OUTCOMES = ['applied', 'unchanged', 'waiting', 'paused', 'failed'] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

/** Why fetches import nothing after an undo. */
export const PAUSED = 'Its last import was taken back. Nothing is imported automatically until you import it by hand.';

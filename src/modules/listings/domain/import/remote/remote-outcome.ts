/**
 * What became of a fetch. `waiting`: the table is there and has to be looked at and imported by hand. `paused`: an import was taken back,
 * and nothing is imported by the clock until one is made by hand.
 */
export const REMOTE_OUTCOMES = ['applied', 'unchanged', 'waiting', 'paused', 'failed'] as const;
export type RemoteOutcome = (typeof REMOTE_OUTCOMES)[number];

/** Why nothing comes of a fetch after an undo. */
export const PAUSED = 'Its last import was taken back. Nothing is imported by itself until you import it by hand.';

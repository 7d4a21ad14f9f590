/**
 * Where drawers and dialogs are put: inside the back office, so that the gate of a session that ran out closes in front of
 * them too, and the keyboard cannot stay behind it.
 */
export const inBackOffice = (): HTMLElement => document.querySelector<HTMLElement>('.admin') ?? document.body;

/** Above the header of the back office, below messages. */
export const DRAWER_LAYER = 30;

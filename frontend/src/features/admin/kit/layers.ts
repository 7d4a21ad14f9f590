/**
 * Where drawers and dialogs are mounted: inside the back office, so that the login page after an expired session covers them, too, and the
 * keyboard cannot reach them.
 */
export const popupContainer = (): HTMLElement => document.querySelector<HTMLElement>('.admin') ?? document.body;

/** Above the header of the back office, below messages. */
export const DRAWER_LAYER = 30;

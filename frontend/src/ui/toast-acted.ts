import { createAction } from '@reduxjs/toolkit';

/** The button of this message was pressed. */
export const toastActed = createAction<number>('toasts/acted');

import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { adminApi } from '../../features/admin/shared/admin-api.js';
import { type Session, session } from '../../features/admin/shared/session.js';
import { toasts } from '../../ui/toasts.js';

/** The store of the back office: one for each visit, and one for each page that the server begins. */
export function makeAdminStore(authenticated: boolean) {
  const start: Session = { status: authenticated ? 'in' : 'out', signIns: 0 };
  return configureStore({
    reducer: { [session.name]: session.reducer, [toasts.name]: toasts.reducer, [adminApi.reducerPath]: adminApi.reducer },
    preloadedState: { session: start },
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults().prepend(createListenerMiddleware().middleware).concat(adminApi.middleware),
  });
}

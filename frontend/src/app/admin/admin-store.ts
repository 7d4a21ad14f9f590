import { configureStore, createReducer } from '@reduxjs/toolkit';
import { adminApi } from '../../features/admin/api/admin-api.js';
import { type Session, session } from '../../features/admin/session/session.js';
import { tradesApi } from '../../features/admin/kit/trade-names.js';
import { readKey } from '../../lib/reads.js';
import { site } from '../../lib/site.js';
import { toasts } from '../../ui/toasts.js';

interface KnownReads {
  queries: Record<string, { status: 'fulfilled'; data: unknown }>;
}

/** Reads of components of the public pages that the back office uses, under the same keys: previews and pictures show the site's trades. */
const pageReads = createReducer<KnownReads>({ queries: {} }, (build) => {
  build.addMatcher(tradesApi.endpoints.tradesOfSite.matchFulfilled, ({ queries }, { payload }) => {
    queries[readKey('trades', {})] = { status: 'fulfilled', data: payload };
  });
});

/** Creates the store of the back office: one for each visit in the browser, and one for each page that the server renders. */
export function makeAdminStore(authenticated: boolean) {
  const start: Session = { status: authenticated ? 'in' : 'out', signIns: 0 };
  return configureStore({
    reducer: {
      [session.name]: session.reducer,
      [toasts.name]: toasts.reducer,
      [adminApi.reducerPath]: adminApi.reducer,
      [site.name]: site.reducer,
      api: pageReads,
    },
    preloadedState: { session: start },
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults().concat(adminApi.middleware),
  });
}

import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { searchView } from '../features/search/search-view.js';
import { site } from '../lib/site.js';
import { toasts } from '../ui/toasts.js';
import type { StartRead } from '../lib/use-read.js';
import type { api as Api } from './api.js';

const slices = { [searchView.name]: searchView.reducer, [site.name]: site.reducer, [toasts.name]: toasts.reducer };

/** Holds the state from the server until RTK Query takes over, which is loaded with the first read in the browser. */
const serverState: Reducer<object> = (state = {}) => state;

const reducerWith = (api: Reducer) => combineReducers({ ...slices, api });

/** Creates a store: one for each server request, and one for each visit in the browser. */
export function makeStore(preloaded?: object) {
  let nextDispatch: (action: unknown) => unknown;
  let apiMiddleware: typeof nextDispatch | undefined;
  // Redux Toolkit's dynamic middleware would add 150 bytes to each page, and the byte budget of /search is nearly used up.
  const dynamicMiddleware: Middleware = () => (next) => {
    nextDispatch = next;
    return (action) => (apiMiddleware ?? next)(action);
  };
  const store = configureStore({
    reducer: reducerWith(serverState),
    preloadedState: preloaded,
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(dynamicMiddleware),
  });
  return {
    store,
    /** Adds RTK Query's middleware and reducer to the store, and keeps the state. */
    connect: (api: typeof Api): void => {
      apiMiddleware = api.middleware(store)(nextDispatch);
      store.replaceReducer(reducerWith(api.reducer));
    },
  };
}

export type Store = ReturnType<typeof makeStore>['store'];

interface Subscription {
  unsubscribe(): void;
}

interface AnyEndpoint {
  /** Returns a thunk; dispatching it returns a subscription (by RTK Query's middleware). */
  initiate(args: object, options?: { forceRefetch?: boolean }): UnknownAction & Subscription;
}

/** For the browser: starts reads, and loads RTK Query once. */
export function readsOf({ store, connect }: ReturnType<typeof makeStore>, load: () => Promise<{ api: typeof Api }>) {
  let loading: Promise<typeof Api> | undefined;
  const ready = () =>
    (loading ??= load().then(
      ({ api }) => {
        connect(api);
        return api;
      },
      (error: unknown) => {
        // Loading failed: the next read tries again.
        loading = undefined;
        throw error;
      },
    ));
  const start: StartRead = (name, args, again = false) => {
    let wanted = true;
    let subscription: Subscription | undefined;
    if (store.getState().site.offline) store.dispatch(site.actions.reached(true));
    ready().then(
      (api) => {
        const endpoint = (api.endpoints as Record<string, AnyEndpoint>)[name]!;
        if (wanted) subscription = store.dispatch(endpoint.initiate(args, { forceRefetch: again }));
      },
      () => store.dispatch(site.actions.reached(false)),
    );
    return () => {
      wanted = false;
      subscription?.unsubscribe();
    };
  };
  return { start, ready };
}

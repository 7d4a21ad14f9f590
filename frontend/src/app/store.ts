import { combineReducers, configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { searchView } from '../features/search/search-view.js';
import { site } from '../lib/site.js';
import { toasts } from '../ui/toasts.js';
import type { StartRead } from '../lib/use-read.js';
import type { api as Api } from './api.js';

const slices = { [searchView.name]: searchView.reducer, [site.name]: site.reducer, [toasts.name]: toasts.reducer };

/** Keeps what the server has read until RTK Query takes over: that is loaded with the first question of the browser. */
const handedOver: Reducer<object> = (state = {}) => state;

const reducerWith = (api: Reducer) => combineReducers({ ...slices, api });

/** One store for each server request, and one for each visit in the browser. */
export function makeStore(preloaded?: object) {
  let onward: (action: unknown) => unknown;
  let added: typeof onward | undefined;
  // Redux Toolkit's own middleware for adding others later takes 150 bytes more of each page, and /search has hardly more left.
  const late: Middleware = () => (next) => {
    onward = next;
    return (action) => (added ?? next)(action);
  };
  const store = configureStore({
    reducer: reducerWith(handedOver),
    preloadedState: preloaded,
    devTools: import.meta.env.DEV,
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }).concat(late),
  });
  return {
    store,
    /** Gives RTK Query its place in the store, with all that is already known. */
    connect: (api: typeof Api): void => {
      added = api.middleware(store)(onward);
      store.replaceReducer(reducerWith(api.reducer));
    },
  };
}

export type Store = ReturnType<typeof makeStore>['store'];

interface Subscription {
  unsubscribe(): void;
}

interface AnyEndpoint {
  /** A thunk; the middleware of RTK Query answers its dispatch with a subscription. */
  initiate(args: object, options?: { forceRefetch?: boolean }): UnknownAction & Subscription;
}

/** For the browser: starts reads, and loads what they need once. */
export function readsOf({ store, connect }: ReturnType<typeof makeStore>, load: () => Promise<{ api: typeof Api }>) {
  let loading: Promise<typeof Api> | undefined;
  const ready = () =>
    (loading ??= load().then(
      ({ api }) => {
        connect(api);
        return api;
      },
      (error: unknown) => {
        // The connection failed: the next question tries again.
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

import type { Retried } from '../../../../../src/platform/deliveries/deliveries.controller.js';
import type { UndeliveredList } from '../../../../../src/platform/deliveries/given-up-deliveries.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Undelivered = Wire<UndeliveredList>['items'][number];

const PATH = 'admin/deliveries';
/** Messages and submissions are among them, because they show the states of their deliveries. */
const CHANGED = ['undelivered', 'audit', 'messages', 'message', 'submissions'] as const;

export const undeliveredApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    undelivered: build.query<Wire<UndeliveredList>, void>({ query: () => ({ path: PATH }), providesTags: ['undelivered'] }),
    retryAllDeliveries: build.mutation<Retried, void>({
      query: () => ({ path: `${PATH}/retry`, method: 'POST' }),
      invalidatesTags: [...CHANGED],
    }),
    retryDelivery: build.mutation<{ success: true }, string>({
      query: (id) => ({ path: `${PATH}/${encodeURIComponent(id)}/retry`, method: 'POST' }),
      // Also after a refusal, because somebody else has changed it meanwhile.
      invalidatesTags: [...CHANGED],
    }),
    letDeliveryGo: build.mutation<{ success: true }, string>({
      query: (id) => ({ path: `${PATH}/${encodeURIComponent(id)}/let-go`, method: 'POST' }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const { useUndeliveredQuery, useRetryAllDeliveriesMutation, useRetryDeliveryMutation, useLetDeliveryGoMutation } = undeliveredApi;

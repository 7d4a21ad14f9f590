import type { Retried } from '../../../../../src/platform/deliveries/deliveries.controller.js';
import type { UndeliveredList } from '../../../../../src/platform/deliveries/given-up-deliveries.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type Undelivered = Wire<UndeliveredList>['items'][number];

const PATH = 'admin/deliveries';
/** What they are about says as well how its deliveries stand. */
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
      // Also where it was refused: it was changed by somebody else meanwhile.
      invalidatesTags: [...CHANGED],
    }),
    letDeliveryGo: build.mutation<{ success: true }, string>({
      query: (id) => ({ path: `${PATH}/${encodeURIComponent(id)}/let-go`, method: 'POST' }),
      invalidatesTags: [...CHANGED],
    }),
  }),
});

export const { useUndeliveredQuery, useRetryAllDeliveriesMutation, useRetryDeliveryMutation, useLetDeliveryGoMutation } = undeliveredApi;

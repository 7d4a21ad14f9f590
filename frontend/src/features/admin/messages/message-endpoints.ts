import type { InboxItem } from '../../../../../src/modules/enquiries/application/inbox.js';
import type { MessageAction, SortedMessages } from '../../../../../src/modules/enquiries/application/sort-in-bulk.js';
import type { AdminList } from '../../../../../src/shared/office/admin-list.js';
import { adminApi } from '../api/admin-api.js';
import type { Wire } from '../api/wire.js';

export type { SortedMessages };

export type Message = Wire<InboxItem>;

/** A move of a message to another folder. */
export type Move = MessageAction;

const pathOf = (id: string) => `admin/messages/${encodeURIComponent(id)}`;

/** A deleted message is not refetched. */
const movedTags = (answer: object | undefined, _error: unknown, { move }: { move: Move }) =>
  answer ? (['messages', 'counts', 'audit', ...(move === 'delete' ? [] : (['message'] as const))] as const) : [];

export const messageApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    messages: build.query<AdminList<Message>, Record<string, string>>({
      query: (parameters) => ({ path: 'admin/messages', parameters }),
      providesTags: ['messages'],
    }),
    message: build.query<Message, string>({ query: (id) => ({ path: pathOf(id) }), providesTags: ['message'] }),
    moveMessage: build.mutation<{ success: true }, { id: string; move: Move }>({
      query: ({ id, move }) => ({ path: `${pathOf(id)}/${move}`, method: 'POST' }),
      invalidatesTags: movedTags,
    }),
    moveMessages: build.mutation<SortedMessages, { ids: string[]; move: Move }>({
      query: ({ ids, move }) => ({ path: 'admin/messages/bulk', method: 'POST', body: { action: move, ids } }),
      invalidatesTags: movedTags,
    }),
    retryMessage: build.mutation<{ success: true }, { id: string }>({
      query: ({ id }) => ({ path: `${pathOf(id)}/retry`, method: 'POST' }),
      invalidatesTags: (answer) => (answer ? ['messages', 'message'] : []),
    }),
  }),
});

export const { useMessagesQuery, useMessageQuery, useMoveMessageMutation, useMoveMessagesMutation, useRetryMessageMutation } = messageApi;

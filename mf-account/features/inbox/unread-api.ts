import { defineSliceApi } from '@care/contracts';
import type { UnreadCount } from '@care/contracts/schemas';

/** The number of unread messages. A separate API, because every page of a signed-in user needs it. */
export const unreadApi = defineSliceApi('inbox-unread', (build) => ({
  count: build.query<UnreadCount, void>({
    query: () => '/message/?unread=5',
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
}));

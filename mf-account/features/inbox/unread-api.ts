import { defineSliceApi } from '@care/contracts';
import type { UnreadCount } from '@care/contracts/schemas';

/** How many messages are unread; a call of its own, because every page asks it of members. The argument is the session's user id. */
export const unreadApi = defineSliceApi('inbox-unread', (build) => ({
  count: build.query<UnreadCount, string>({
    query: () => '/message/?unread=5',
    providesTags: ['Message'],
    keepUnusedDataFor: 0,
  }),
}));

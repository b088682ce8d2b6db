import { defineSliceApi, routes } from '@care/contracts';
import type { RatingInvitation, RatingInvited, RatingInviteInput, RatingInvites } from '@care/contracts/schemas';

interface Sending {
  input: RatingInviteInput;
  /** One key for all repetitions of this request. */
  idempotencyKey: string;
}

const invitesTag = { type: 'User' as const, id: 'RATING_INVITES' };

/** Invitations to rate a provider (PK-08). */
export const invitationApi = defineSliceApi('rating-invitation', (build) => ({
  /** Sent invitations of the owner, and how many more may be sent. */
  sent: build.query<RatingInvites, void>({
    query: () => '/rating/invite/',
    providesTags: [invitesTag],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<RatingInvited, Sending>({
    query: ({ input, idempotencyKey }) => ({ url: '/rating/invite/', body: input, idempotencyKey }),
    // Also after a refusal: package or provider may have changed meanwhile.
    invalidatesTags: [invitesTag],
  }),
  /** The provider that asks with the key of a link; changes nothing. */
  check: build.query<RatingInvitation, string>({
    query: (key) => ({ url: '/rating/invite/check/', body: { key } }),
    keepUnusedDataFor: 0,
  }),
  /** The signed-in person begins to write with the key. */
  start: build.query<RatingInvitation, string>({
    query: (key) => ({ url: '/rating/invite/start/', body: { key } }),
    keepUnusedDataFor: 0,
  }),
}));

/** The query parameter with the key of an invitation, on the page for giving a rating. */
export const INVITATION_PARAMETER = 'einladung';

/** The form for a rating, with the key of an invitation if there is one. */
export const formPath = (companyId: number, key?: string): string =>
  routes.giveRating.build({ companyId }) + (key ? `?${INVITATION_PARAMETER}=${encodeURIComponent(key)}` : '');

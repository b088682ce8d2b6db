import { routes, type ApiError, hasStatus, defineSliceApi } from '@care/contracts';
import type { RatingInvitation, RatingInvited, RatingInviteInput, RatingInvites } from '@care/contracts/schemas';

const invitesTag = { type: 'User' as const, id: 'RATING_INVITES' };

/** Invitations to rate a provider (PK-08). */
export const invitationApi = defineSliceApi('rating-invitation', (build) => ({
  /** Sent invitations of the owner, and how many more may be sent. */
  sent: build.query<RatingInvites, void>({
    query: () => '/rating/invite/',
    providesTags: [invitesTag],
    keepUnusedDataFor: 0,
  }),
  send: build.mutation<RatingInvited, { input: RatingInviteInput; idempotencyKey: string }>({
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

const GONE = 410;

/** Whether the server says that a link is not valid, or not for this person. After other errors it may be valid. */
export const isEnded = (error: ApiError): boolean => [403, 404, GONE].some((status) => hasStatus(error, status));

/** The provider in the answer about a used or expired link (410); undefined for an unknown link and other errors. */
export function companyOfEnded(error: ApiError): RatingInvitation['company'] | undefined {
  if (error.kind !== 'http' || error.status !== GONE) return undefined;
  const { error: body } = error.data as { error?: Partial<RatingInvitation> };
  return body?.company;
}

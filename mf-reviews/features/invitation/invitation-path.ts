import { routes } from '@care/contracts';

/** The query parameter with the key of an invitation, on the page for giving a rating. */
export const INVITATION_PARAMETER = 'einladung';

/** The form for a rating, with the key of an invitation if there is one. */
export const formPath = (companyId: number, key?: string): string =>
  routes.giveRating.build({ companyId }) + (key ? `?${INVITATION_PARAMETER}=${encodeURIComponent(key)}` : '');

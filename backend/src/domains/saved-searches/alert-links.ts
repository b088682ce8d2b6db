import { API_PREFIX } from '@care/contracts/constants';
import { routes } from '@care/contracts/routes';
import { siteLink } from '../../platform/mail/site-address';

/** How long a link of `confirmLink` is valid. */
export const CONFIRM_DAYS = 7;

/** Pages with one button each: opening a link must change nothing, because mail programs open links to check them. */
export const confirmLink = (origin: string, key: string): string =>
  siteLink(origin, routes.confirmAlert.build(), { key });
export const endLink = (origin: string, key: string): string => siteLink(origin, routes.endAlert.build(), { key });

/** The address for one-click unsubscribe of mail programs (RFC 8058). */
export const oneClickLink = (origin: string, key: string): string =>
  siteLink(origin, `${API_PREFIX}/alert/unsubscribe/`, { key });

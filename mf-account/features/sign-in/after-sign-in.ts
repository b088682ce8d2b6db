import { returnPath, routes } from '@care/contracts';
import { useLocation } from '@care/contracts/router';

/** Path after signing in: the callback URL if it is on this site, otherwise the account page (SH-09, AC-01). */
export const afterSignIn = (callbackUrl: string | null): string =>
  callbackUrl ? returnPath(callbackUrl) : routes.account.build();

/** The page before sign-in or registration, from the address; null without one. */
export const useCallbackUrl = (): string | null => new URLSearchParams(useLocation().search).get('callbackUrl');

import { returnPath, routes } from '@care/contracts';

/** Path after signing in: the callback URL if it is on this site, otherwise the account page (SH-09, AC-01). */
export const afterSignIn = (callbackUrl: string | null): string =>
  callbackUrl ? returnPath(callbackUrl) : routes.account.build();

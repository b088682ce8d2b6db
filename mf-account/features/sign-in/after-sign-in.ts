import { returnPath, routes } from '@care/contracts';

/** Where signing in leads: back to the page that asked for it, on this site only, else to the own account (SH-09, AC-01). */
export const afterSignIn = (callbackUrl: string | null): string =>
  callbackUrl ? returnPath(callbackUrl) : routes.account.build();

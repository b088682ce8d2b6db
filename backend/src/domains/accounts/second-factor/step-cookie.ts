import { STEP_MINUTES } from './sign-in-step';

/** As the other cookies of the exchange: with https no other host can set it. */
const nameOf = (isSecure: boolean): string => `${isSecure ? '__Host-' : ''}second-factor`;

/** The cookie that binds a sign-in which waits for the second factor to its browser; without a key it is deleted. */
export const stepCookie = (key: string | null, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${key ?? ''}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${key ? STEP_MINUTES * 60 : 0}${isSecure ? '; Secure' : ''}`;

export function stepKeyIn(cookies: string | undefined, isSecure: boolean): string | undefined {
  const pairs = (cookies ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([name]) => name === nameOf(isSecure))?.[1];
}

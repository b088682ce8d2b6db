import { accountText } from '@care/contracts/account-texts';

type GuessableCheck = (password: string, personalData: readonly string[]) => boolean;

let check: GuessableCheck | undefined;

/** Lazy-loads the large list of common passwords. */
export async function loadPasswordCheck(): Promise<void> {
  check ??= (await import('@care/contracts/guessable-password').catch(() => undefined))?.isGuessable;
}

/**
 * The error for a password that is easy to guess; undefined while the list is not loaded. The server checks again
 * (AC-18).
 */
export const weakPassword = (password: string, personalData: readonly string[]): string | undefined =>
  check?.(password, personalData) ? accountText('fields.passwordWeak') : undefined;

/** How long a submit waits for the list; without it only the server checks. */
const LIST_TIMEOUT_MS = 2000;

/** Checks a password at submit, waiting for the list; returns an error by field or undefined. */
export async function refuseWeakPassword(
  password: string,
  personalData: readonly string[],
): Promise<{ password: string } | undefined> {
  await Promise.race([loadPasswordCheck(), new Promise((resolve) => setTimeout(resolve, LIST_TIMEOUT_MS))]);
  const problem = weakPassword(password, personalData);
  return problem === undefined ? undefined : { password: problem };
}

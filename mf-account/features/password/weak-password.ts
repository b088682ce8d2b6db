import { t } from '@care/contracts';

type Check = (password: string, known: readonly string[]) => boolean;

let check: Check | undefined;

/** Loads the list of common passwords, which is larger than all else here: once somebody is about to choose one. */
export async function loadPasswordCheck(): Promise<void> {
  check ??= (await import('@care/contracts/guessable-password').catch(() => undefined))?.isGuessable;
}

/** What is said against a password that is easy to guess; nothing before the list is there, the server decides anyway (AC-18). */
export const weakPassword = (password: string, known: readonly string[]): string | undefined =>
  check?.(password, known) ? t('fields.passwordWeak') : undefined;

/** How long sending waits for the list; without it the server says the same. */
const PATIENCE_MS = 2000;

/** For the moment before sending, when the list may still be on its way: what to show at the field, if anything. */
export async function refuseWeakPassword(
  password: string,
  known: readonly string[],
): Promise<{ password: string } | undefined> {
  await Promise.race([loadPasswordCheck(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  const problem = weakPassword(password, known);
  return problem === undefined ? undefined : { password: problem };
}

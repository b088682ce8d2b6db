import { isGuessable } from '@care/contracts/guessable-password';

/** The password of all demo accounts. It is public, so a real installation refuses it. */
export const DEMO_PASSWORD = 'Pflege-Demo-2026';

/**
 * Whether a password is too easy to guess for an account. The password of the demonstration is public and therefore
 * weak.
 */
export const isWeak = (password: string, known: readonly string[]): boolean =>
  password === DEMO_PASSWORD || isGuessable(password, known);

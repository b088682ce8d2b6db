import { isGuessable } from '@care/contracts/guessable-password';
import { DEMO_PASSWORD } from './demo-password';

/**
 * Whether a password is too easy to guess for an account. The password of the demonstration is public and therefore
 * weak.
 */
export const isWeak = (password: string, known: readonly string[]): boolean =>
  password === DEMO_PASSWORD || isGuessable(password, known);

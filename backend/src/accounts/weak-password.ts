import { DEMO_PASSWORD } from '../demo/demo-accounts';

const COMMON = /^(passwor[dt]|qwert[yz]|hallo|geheim|willkommen|sommer|winter|pflege|iloveyou|schatz|admin|12345|abc)/i;

/** Whether a password would be among an attacker's first guesses: little variety, or made of what is known about its owner. */
export function isGuessable(password: string, known: readonly string[]): boolean {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 5 || password === DEMO_PASSWORD) return true;
  if (known.some((word) => word.length >= 4 && lower.replace(/[\d\W_]+$/, '') === word.toLowerCase())) return true;
  return COMMON.test(password) && /^[a-zäöüß]*[\d!?.]*$/i.test(password);
}

import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Person } from './people';
import type { TestBrowser } from './browser';

const STEP_MS = 30_000;

/** The code that an app shows now, or so many steps later. */
export const codeOf = (secret: string, later = 0): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + later * STEP_MS });

/** Sets up an authenticator app, whose code of this time step is used up then. */
export async function setUpFactor(person: Person): Promise<{ secret: string; codes: string[] }> {
  const begun = await person.post('/api-backend/auth/second-factor/authenticator/', { password: PASSWORD });
  const { secret } = begun.json<{ secret: string }>();
  const done = await person.post('/api-backend/auth/second-factor/authenticator/confirm/', { code: codeOf(secret) });
  return { secret, codes: done.json<{ recovery_codes: string[] }>().recovery_codes };
}

/** The second step of a sign-in. */
export const sendCode = async (browser: TestBrowser, code: string) =>
  browser.post('/api/auth/callback/credentials', { csrfToken: await browser.csrfToken(), code, json: 'true' });

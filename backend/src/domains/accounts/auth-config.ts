import type { AuthConfig } from '@auth/core';
import type { JWT } from '@auth/core/jwt';
import Credentials from '@auth/core/providers/credentials';
import type { Databases } from '../../platform/database/database';
import { isDemonstration, type Settings } from '../../platform/settings';
import { issueToken } from './access-tokens';
import { accountsForSignIn, sharedSalt, type Account, type SignInAccounts } from './address-accounts';
import { DEMO_PASSWORD, hashPassword, verifyPassword } from './passwords';
import { endSession, findLiveSession, startSession, touchSession } from './sessions';
import { admitAttempt, rememberSuccess, reverseAttempt } from './sign-in-guard';

/** The prefix of the routes of the sign-in exchange (SH-10). */
export const AUTH_PREFIX = '/api/auth';

/** The content of the encrypted cookie. It is valid only together with the live row of `sessionId`. */
type CookieContent = JWT & { sessionId?: number; token?: string; tokenExpiresAt?: number; sessionExpiresAt?: number };

export interface ExchangeState {
  userAgent: string | null;
  /** The network address of the client. */
  address: string;
  /** The error inside a callback. Without this, @auth/core would hide it and sign the person out. */
  failure?: { error: unknown };
}

interface Context {
  settings: Settings;
  databases: Databases;
  secret: string;
  /** Whether the site is served by https. */
  isSecure: boolean;
  state: ExchangeState;
}

/** With https, no other host and no subdomain can set these cookies, and they are never sent unencrypted. */
function cookiesOf(isSecure: boolean): NonNullable<AuthConfig['cookies']> {
  const options = { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure } as const;
  const cookie = (name: string) => ({ name: `${isSecure ? '__Host-' : ''}authjs.${name}`, options });
  return {
    sessionToken: cookie('session-token'),
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf-token'),
  };
}

/** A person who gave the right password, with the new session. */
interface SignedIn {
  id: string;
  name: string;
  email: string;
  session: CookieContent;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function authorize(context: Context, credentials: Partial<Record<string, unknown>>): Promise<SignedIn | null> {
  const { databases, secret, settings, state } = context;
  const name = textOf(credentials['username']).trim();
  const accounts = await accountsForSignIn(databases, name);
  const attempt = { name, address: state.address, userId: accounts.named?.id ?? null, secret };
  const counted = await admitAttempt(databases, attempt);
  const password = textOf(credentials['password']);
  const account = await accountWithPassword(accounts, name, password);
  if (!account || account.disabled_at) return null;
  // A database that was used by a demonstration has demo accounts with a public password.
  if (password === DEMO_PASSWORD && !isDemonstration(settings)) return null;
  const session = await beginSession(context, account);
  if (!session) return null;
  if (account === accounts.named) await rememberSuccess(databases, attempt);
  // An account with the unconfirmed address of somebody else must not reset the counters that protect the owner.
  else await reverseAttempt(databases, counted);
  return { id: String(account.id), name: account.username, email: account.email, session };
}

/**
 * The account that matches the password. Several unconfirmed accounts, and at most one owner, can have the same
 * address; then the password decides. The amount of work does not depend on their number or on an owner, so that the
 * time reveals neither.
 */
async function accountWithPassword(
  { named, unconfirmed }: SignInAccounts,
  name: string,
  password: string,
): Promise<Account | undefined> {
  const [isNamed, hash] = await Promise.all([
    verifyPassword(password, named?.password_hash),
    name.includes('@') ? hashPassword(password, sharedSalt({ unconfirmed })) : undefined,
  ]);
  return isNamed ? named : unconfirmed.find(({ password_hash }) => password_hash === hash);
}

async function beginSession(
  { databases, settings, state }: Context,
  account: { id: number; password_hash: string },
): Promise<CookieContent | null> {
  const session = await startSession(databases, account, { days: settings.SESSION_DAYS, userAgent: state.userAgent });
  if (!session) return null;
  const issued = await issueToken(databases, { userId: account.id, sessionId: session.id }, settings.TOKEN_MINUTES);
  return {
    sessionId: session.id,
    sessionExpiresAt: session.expiresAt.getTime(),
    token: issued.token,
    tokenExpiresAt: issued.expiresAt.getTime(),
  };
}

/** Checks the row of the session on every read, and renews the bearer token after half of its time. */
async function continueSession(
  { databases, settings }: Context,
  content: CookieContent,
): Promise<CookieContent | null> {
  const session = content.sessionId === undefined ? undefined : await findLiveSession(databases, content.sessionId);
  if (!session) return null;
  const { id: sessionId, user_id: userId, username, email } = session;
  const known: CookieContent = { ...content, sub: String(userId), name: username, email };
  const halfTime = (settings.TOKEN_MINUTES * 60_000) / 2;
  if ((content.tokenExpiresAt ?? 0) - Date.now() > halfTime) return known;
  const issued = await issueToken(databases, { userId, sessionId }, settings.TOKEN_MINUTES);
  await touchSession(databases, session);
  return { ...known, token: issued.token, tokenExpiresAt: issued.expiresAt.getTime() };
}

/** The configuration of @auth/core for one request (SH-10): credentials only, encrypted cookie, row-backed sessions. */
export function authConfig(context: Context): AuthConfig {
  const { settings, databases, secret, isSecure, state } = context;
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      state.failure = { error };
      throw error;
    }
  };
  return {
    basePath: AUTH_PREFIX,
    secret,
    trustHost: true,
    useSecureCookies: isSecure,
    cookies: cookiesOf(isSecure),
    pages: { signIn: '/login', error: '/login' },
    session: { strategy: 'jwt', maxAge: settings.SESSION_DAYS * 86_400 },
    providers: [
      Credentials({
        credentials: { username: {}, password: { type: 'password' } },
        authorize: (credentials) => guarded(() => authorize(context, credentials)),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        guarded(async () =>
          user ? { ...token, ...(user as SignedIn).session } : continueSession(context, token as CookieContent),
        ),
      session: ({ session, token }) => {
        const content = token as CookieContent;
        return {
          user: { id: content.sub, name: content.name, email: content.email },
          expires: new Date(content.sessionExpiresAt ?? session.expires).toISOString(),
          accessToken: content.token,
        } as unknown as typeof session;
      },
    },
    events: {
      signOut: async (message) => {
        const content: CookieContent | null = 'token' in message ? message.token : null;
        const sessionId = content?.sessionId;
        if (sessionId !== undefined) await guarded(() => endSession(databases, sessionId));
      },
    },
    // A refused sign-in is not an error; real errors are returned through `state.failure`.
    logger: { error: () => undefined, warn: () => undefined, debug: () => undefined },
  };
}

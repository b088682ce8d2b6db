import type { AuthConfig } from '@auth/core';
import type { JWT } from '@auth/core/jwt';
import { CredentialsSignin } from '@auth/core/errors';
import Credentials from '@auth/core/providers/credentials';
import { passkeyUseSchema } from '@care/contracts/schemas';
import type { App } from '../../platform/http/app-type';
import { isDemonstration } from '../../platform/settings';
import { accountsForSignIn, sharedSalt, type Account, type SignInAccounts } from './address-accounts';
import { DEMO_PASSWORD, hashPassword, verifyPassword } from './passwords';
import { endSession, findLiveSession, issueToken, startSession, touchSession } from './sessions';
import { accountOfPasskey } from './second-factor/passkeys';
import { hasApp } from './second-factor/second-factor';
import { beginStep, finishStep } from './second-factor/sign-in-step';
import { admitAttempt, endDelays, rememberSuccess, reverseAttempt } from './sign-in-guard';

/** The prefix of the routes of the sign-in exchange (SH-10). */
export const AUTH_PREFIX = '/api/auth';

/** The content of the encrypted cookie. It is valid only together with the live row of `sessionId`. */
type CookieContent = JWT & { sessionId?: number; token?: string; tokenExpiresAt?: number; sessionExpiresAt?: number };

export interface ExchangeState {
  userAgent: string | null;
  /** The network address of the client. */
  address: string;
  /** The origin of the site, for links in mails. */
  origin: string;
  /** The key of a sign-in that waits for the second factor, from the cookie. */
  stepKey: string | undefined;
  /** The key of the cookie in the answer; null deletes it. */
  newStepKey?: string | null;
  /** The error inside a callback. Without this, @auth/core would hide it and sign the person out. */
  failure?: { error: unknown };
}

interface Context {
  app: App;
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

/** The password is right, and the second factor is asked for; or that took too long, and the password is asked again. */
class StepNeeded extends CredentialsSignin {
  constructor(override readonly code: 'second_factor' | 'second_factor_passkey' | 'second_factor_expired') {
    super();
  }
}

async function authorize(context: Context, credentials: Partial<Record<string, unknown>>): Promise<SignedIn | null> {
  const { secret, state } = context;
  const { databases, settings } = context.app;
  const name = textOf(credentials['username']).trim();
  const accounts = await accountsForSignIn(databases, name);
  const attempt = { name, address: state.address, userId: accounts.named?.id ?? null, secret };
  const counted = await admitAttempt(databases, attempt);
  const password = textOf(credentials['password']);
  const account = await accountWithPassword(accounts, name, password);
  if (!account || account.disabled_at) return null;
  // A database that was used by a demonstration has demo accounts with a public password.
  if (password === DEMO_PASSWORD && !isDemonstration(settings)) return null;
  const isOwner = account === accounts.named;
  const stepKey = await beginStep(databases, account);
  if (stepKey !== null) {
    state.newStepKey = stepKey;
    await (isOwner ? endDelays(databases, attempt) : reverseAttempt(databases, counted));
    throw new StepNeeded(
      (await hasApp(databases.primary.kysely, account.id)) ? 'second_factor' : 'second_factor_passkey',
    );
  }
  const signedIn = await openSession(context, account);
  if (!signedIn) return null;
  if (isOwner) await rememberSuccess(databases, attempt);
  // An account with the unconfirmed address of somebody else must not reset the counters that protect the owner.
  else await reverseAttempt(databases, counted);
  return signedIn;
}

/** The second step of a sign-in, with the code of an app or a recovery code (AC-31). */
async function authorizeCode(context: Context, code: string): Promise<SignedIn | null> {
  const { app, secret, state } = context;
  const { stepKey, address, origin } = state;
  const result = await finishStep(app, { key: stepKey, code, address, secret, origin });
  if (result === 'wrong') return null;
  state.newStepKey = null;
  if (result === 'expired') throw new StepNeeded('second_factor_expired');
  return openSession(context, result);
}

/** Signs in with a passkey: with its PIN or the like it is two factors at once (OP-71). */
async function authorizePasskey({ app, state, ...context }: Context, answer: string): Promise<SignedIn | null> {
  const used = passkeyUseSchema.safeParse(parsedJson(answer));
  const account = used.success ? await accountOfPasskey(app, used.data, state.origin) : null;
  if (!account) return null;
  if (state.stepKey) state.newStepKey = null;
  return openSession({ app, state, ...context }, account);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * The account that matches the password. Several unconfirmed accounts, and at most one owner, can have the same
 * address; then the password decides. The amount of work does not depend on their number or on an owner, so that the
 * time reveals neither.
 */
async function accountWithPassword({ named, unconfirmed }: SignInAccounts, name: string, password: string) {
  const [isNamed, hash] = await Promise.all([
    verifyPassword(password, named?.password_hash),
    name.includes('@') ? hashPassword(password, sharedSalt(unconfirmed)) : undefined,
  ]);
  return isNamed ? named : unconfirmed.find(({ password_hash }) => password_hash === hash);
}

async function openSession(
  { app: { databases, settings }, state }: Context,
  account: Pick<Account, 'id' | 'username' | 'email' | 'password_hash'>,
): Promise<SignedIn | null> {
  const { userAgent, address } = state;
  const session = await startSession(databases, account, { days: settings.SESSION_DAYS, userAgent, address });
  if (!session) return null;
  const ids = { userId: account.id, sessionId: session.sessionId };
  const issued = await issueToken(databases, ids, settings.TOKEN_MINUTES);
  const { username: name, email } = account;
  return { id: String(account.id), name, email, session: { ...session, ...issued } };
}

/** Checks the row of the session on every read, and renews the bearer token after half of its time. */
async function continueSession({ app: { databases, settings }, state }: Context, content: CookieContent) {
  const session = content.sessionId === undefined ? undefined : await findLiveSession(databases, content.sessionId);
  if (!session) return null;
  const { id: sessionId, user_id: userId, username, email } = session;
  const known: CookieContent = { ...content, sub: String(userId), name: username, email };
  const halfTime = (settings.TOKEN_MINUTES * 60_000) / 2;
  if ((content.tokenExpiresAt ?? 0) - Date.now() > halfTime) return known;
  const issued = await issueToken(databases, { userId, sessionId }, settings.TOKEN_MINUTES);
  await touchSession(databases, session, state.address);
  return { ...known, ...issued };
}

/** The configuration of @auth/core for one request (SH-10): credentials only, encrypted cookie, row-backed sessions. */
export function authConfig(context: Context): AuthConfig {
  const { app, secret, isSecure, state } = context;
  const { databases, settings } = app;
  const guarded = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StepNeeded)) state.failure = { error };
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
        credentials: { username: {}, password: { type: 'password' }, code: {}, passkey: {} },
        authorize: (credentials) =>
          guarded(() => {
            const code = textOf(credentials['code']);
            const passkey = textOf(credentials['passkey']);
            if (passkey) return authorizePasskey(context, passkey);
            return code ? authorizeCode(context, code) : authorize(context, credentials);
          }),
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

import type { IncomingMessage, ServerResponse } from 'node:http';
import { csrfSchema, sessionBodySchema, userDetailsSchema, type UserDetails } from '../src/schemas';
import { sample } from './sample';
import { serverOfTests, textOf } from './server';

/** The account of this site. */
export const paul: UserDetails = sample(userDetailsSchema, {
  pk: 4,
  username: 'inhaber-plus',
  first_name: 'Paul',
  last_name: 'Plus',
  email: 'paul.plus@example.org',
  profile_type: 'CARE_PROVIDER',
  company: { id: 7, slug: 'lindenhof', name: 'Haus Lindenhof' },
  backend_permission_group_name: 'PLUS_TIER',
  backend_period_name: 'YEARLY',
  email_notifications: true,
  email_verified: true,
});
export const PASSWORD = 'geheim';
export const TOKEN = 'opaque-token';
const csrf = csrfSchema.parse({ csrfToken: 'csrf-token' });
const sessionOf = (pk: number, email?: string) =>
  sessionBodySchema.parse({
    user: { id: String(pk), name: 'Paul Plus', ...(email && { email }) },
    expires: '2099-01-01T00:00:00.000Z',
    accessToken: TOKEN,
  });

interface Faults {
  /** Status of every sign-in, sign-out or answer about the account. */
  signIn?: number;
  signOut?: number;
  details?: number;
}

/** An error answer of the backend: `new Refusal(422, { details: { email: '…' } })`. */
export class Refusal {
  readonly body: object;
  constructor(
    readonly status: number,
    error: object,
  ) {
    this.body = { error: { status, code: 'x', message: 'Daten falsch ausgefüllt', request_id: 'r', ...error } };
  }
}

/** `Retry-After` of a throttled sign-in. */
export const RETRY_AFTER_SECONDS = 42;

const isRightPassword = (form: URLSearchParams): boolean =>
  form.get('username') === paul.username && form.get('password') === PASSWORD;
/** The answer to a sign-in that waits for the second factor, or waited too long. */
const stepNeeded = (code: string) => ({ status: 409, body: { url: `/login?error=CredentialsSignin&code=${code}` } });

/** What a test may change. */
const atFirst = () => ({
  signedIn: false,
  faults: {} as Faults,
  user: paul,
  /** The code of the second factor; without one the password is enough. */
  secondFactor: undefined as string | undefined,
  /** Whether the password was given and the code is waited for. */
  isHalfSignedIn: false,
  /** The e-mail address in the session, for forms that begin with it. */
  sessionEmail: undefined as string | undefined,
  answers: {} as Record<string, object | number>,
  requests: [] as string[],
  written: [] as { path: string; body: unknown }[],
  /** The idempotency key of each write in `written`. */
  keys: [] as unknown[],
  /** Answers reads that are not in `answers`. */
  lookUp: (() => undefined) as (path: string) => object | undefined,
});

/**
 * A real server for the tests of a file with the sign-in exchange (SH-10) and the details of one account. `signedIn`,
 * `faults` and `answers` (path, or method and path of a write → JSON or a promise of it, a status or a refusal; all else is 404) may be
 * changed at any time; `requests` lists all requests, `written` the JSON bodies. Each test begins with a visitor.
 */
export function siteOfTests() {
  const server = serverOfTests((request, response) => void answer(request, response));
  const site = Object.assign(server, atFirst());
  beforeEach(() => void Object.assign(site, atFirst()));

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body } = await resultOf(request);
    const headers = { 'content-type': 'application/json', connection: 'close' };
    const wait = status === 429 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {};
    response.writeHead(status, { ...headers, ...wait }).end(JSON.stringify(await Promise.resolve(body)));
  };
  const resultOf = async (request: IncomingMessage): Promise<{ status: number; body: object }> => {
    const path = `${request.method} ${request.url}`;
    site.requests.push(path);
    if (path === 'GET /api/auth/session')
      return { status: 200, body: site.signedIn ? sessionOf(site.user.pk, site.sessionEmail) : {} };
    if (path === 'GET /api/auth/csrf') return { status: 200, body: csrf };
    if (path === 'GET /api-backend/user/details/') return details(request);
    if (request.method === 'GET') return read(request.url ?? '');
    const text = await textOf(request);
    if (request.url?.startsWith('/api-backend/')) {
      site.written.push({ path, body: text && (JSON.parse(text) as unknown) });
      site.keys.push(request.headers['idempotency-key']);
      return read(path);
    }
    const form = new URLSearchParams(text);
    if (form.get('csrfToken') !== csrf.csrfToken) return { status: 403, body: {} };
    if (path === 'POST /api/auth/callback/credentials') return signIn(form);
    if (path === 'POST /api/auth/signout') return signOut();
    return { status: 404, body: {} };
  };
  const read = (path: string) => {
    const found = site.answers[path] ?? site.lookUp(path) ?? 404;
    if (found instanceof Refusal) return { status: found.status, body: found.body };
    return typeof found === 'number' ? { status: found, body: {} } : { status: 200, body: found };
  };
  const details = ({ headers }: IncomingMessage) => {
    if (site.faults.details) return { status: site.faults.details, body: {} };
    if (headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, body: {} };
    return { status: 200, body: site.user };
  };
  const signIn = (form: URLSearchParams) => {
    if (site.faults.signIn) return { status: site.faults.signIn, body: {} };
    if (form.has('passkey')) {
      site.signedIn = true;
      return { status: 200, body: { url: '/' } };
    }
    const code = form.get('code');
    if (code && !site.isHalfSignedIn) return stepNeeded('second_factor_expired');
    const isRight = code ? code === site.secondFactor : isRightPassword(form);
    if (!isRight) return { status: 401, body: { url: '/api/auth/signin?error=CredentialsSignin' } };
    site.isHalfSignedIn = site.secondFactor !== undefined && !code;
    if (site.isHalfSignedIn) return stepNeeded('second_factor');
    site.signedIn = true;
    return { status: 200, body: { url: '/' } };
  };
  const signOut = () => {
    if (site.faults.signOut) return { status: site.faults.signOut, body: {} };
    site.signedIn = false;
    return { status: 200, body: { url: '/' } };
  };

  return site;
}

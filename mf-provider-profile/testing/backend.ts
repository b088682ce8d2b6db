import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionBodySchema, userDetailsSchema, type UserDetails } from '@care/contracts/schemas';

/** What was written to the backend. */
export interface Written {
  url: string;
  /** JSON, else the text of a multipart body. */
  body: unknown;
  headers: IncomingHttpHeaders;
}
export interface Refusal {
  status: number;
  body: object;
}

/** What a path and query get: data, a status without any, or a status with a body (`refusal`). */
export type Answer = (url: URL) => object | number;
/** What a write gets; undefined hangs up without an answer. */
export type WriteAnswer = (written: Written) => object | undefined;

export const refusal = (status: number, error: object): Refusal => ({
  status,
  body: { error: { status, code: 'x', message: 'Daten falsch ausgefüllt', request_id: 'r', ...error } },
});
const isRefusal = (result: object): result is Refusal => 'status' in result && 'body' in result;

/**
 * A real server in the backend's place; `requests` lists what it was asked, `written` what was written. `answer`,
 * `answerWrite`, `signedIn` (the id of who is) and `account` (what is special about that person) may be changed at any time.
 */
export async function startBackend(answer: Answer) {
  const backend = {
    answer,
    answerWrite: (() => refusal(404, {})) as WriteAnswer,
    signedIn: undefined as string | undefined,
    account: {} as Partial<UserDetails>,
    requests: [] as string[],
    written: [] as Written[],
    address: '',
    stop: () => server.close(),
  };
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    if (url === '/api/auth/session') return send(response, 200, sessionOf(backend.signedIn));
    if (url === '/user/details/') return send(response, 200, accountOf(backend.signedIn, backend.account));
    backend.requests.push(url);
    if (request.method === 'GET') return sendResult(response, backend.answer(new URL(url, 'http://backend.invalid')));
    const written = { url, body: bodyOf(await textOf(request)), headers };
    backend.written.push(written);
    const result = backend.answerWrite(written);
    return result ? sendResult(response, result, 201) : void request.socket.destroy();
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  backend.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return backend;
}

const sessionOf = (id: string | undefined) =>
  id === undefined
    ? {}
    : sessionBodySchema.parse({
        user: { id, name: 'Anke Berger', email: 'anke@example.org' },
        expires: '2099-01-01T00:00:00.000Z',
        accessToken: 'opaque-token',
      });

/** A care seeker, changed as the test needs; the schema keeps this honest. */
const accountOf = (id: string | undefined, changes: Partial<UserDetails>): UserDetails =>
  userDetailsSchema.parse({
    pk: Number(id ?? 1),
    username: 'anke',
    first_name: 'Anke',
    last_name: 'Berger',
    email: 'anke@example.org',
    profile_type: 'CARE_SEEKER',
    slug: null,
    profile: null,
    company: null,
    backend_permission_group_name: 'FREE_TIER',
    backend_period_name: null,
    email_notifications: true,
    followed_companies: [],
    followed_companies_count: 0,
    requested_ownerships: [],
    email_verified: true,
    deletion_scheduled_at: null,
    ...changes,
  });

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

function sendResult(response: ServerResponse, result: object | number, status = 200): void {
  if (typeof result === 'number') send(response, result, {});
  else if (isRefusal(result)) send(response, result.status, result.body);
  else send(response, status, result);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(JSON.stringify(body));
}

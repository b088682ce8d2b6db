import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { configureApi } from '@care/contracts';
import { sessionBodySchema, userDetailsSchema, type CompanyPage, type UserDetails } from '@care/contracts/schemas';
import { loadSession } from '@care/contracts/testing';
import { serverOfTests, textOf } from '@care/contracts/testing/server';
import { paul, type Refusal } from '@care/contracts/testing/site';
import { companyPage } from './company';

/** A write request. */
export interface Written {
  url: string;
  /** The parsed JSON, or the text of a multipart body. */
  body: unknown;
  headers: IncomingHttpHeaders;
}

type Result = object | number;
/** The answer for a URL: data, a status, or a status with a body (`Refusal`); a promise delays it. */
export type Answer = (url: URL) => Result | Promise<Result>;
/** The answer for a write; undefined closes the connection. */
type WriteAnswer = (written: Written) => Result | undefined;

/**
 * A real HTTP server as backend for the tests of a file. `requests` and `written` list its requests. `answer`,
 * `answerWrite`, `signedIn` (the user's id) and `account` (changes to the user) may be set at any time; all but
 * `signedIn` are reset before each test.
 */
export function backendOfTests(answer: Answer = () => companyPage()) {
  const atFirst = () => ({
    answer,
    answerWrite: (() => 404) as WriteAnswer,
    account: {} as Partial<UserDetails>,
    requests: [] as string[],
    written: [] as Written[],
    /** Bodies of the counted visits. */
    visits: [] as string[],
  });
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    if (url === '/api/auth/session') return send(response, 200, sessionOf(backend.signedIn));
    if (url === '/user/details/') return send(response, 200, accountOf(backend.signedIn, backend.account));
    if (url === '/company/visit/') {
      backend.visits.push(await textOf(request));
      return send(response, 200, {});
    }
    backend.requests.push(url);
    if (request.method === 'GET')
      return sendResult(response, await backend.answer(new URL(url, 'http://backend.invalid')));
    const written = { url, body: bodyOf(await textOf(request)), headers };
    backend.written.push(written);
    const result = backend.answerWrite(written);
    return result === undefined ? void request.socket.destroy() : sendResult(response, result, 201);
  };
  const server = serverOfTests((request, response) => void respond(request, response));
  const backend = Object.assign(server, { signedIn: undefined as string | undefined, ...atFirst() });
  beforeAll(() => configureApi({ baseUrl: backend.address }));
  beforeEach(() => void Object.assign(backend, atFirst()));
  return backend;
}
export type Backend = ReturnType<typeof backendOfTests>;

const sessionOf = (id: string | undefined) =>
  id === undefined
    ? {}
    : sessionBodySchema.parse({
        user: { id, name: 'Anke Berger', email: 'anke@example.org' },
        expires: '2099-01-01T00:00:00.000Z',
        accessToken: 'opaque-token',
      });

/** A care seeker with changes; the schema validates it. */
const accountOf = (id: string | undefined, changes: Partial<UserDetails>): UserDetails =>
  userDetailsSchema.parse({
    ...paul,
    pk: Number(id ?? 1),
    first_name: 'Anke',
    last_name: 'Berger',
    email: 'anke@example.org',
    profile_type: 'CARE_SEEKER',
    company: null,
    ...changes,
  });

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

const isRefusal = (result: object): result is Refusal => 'status' in result && 'body' in result;

function sendResult(response: ServerResponse, result: object | number, status = 200): void {
  if (typeof result === 'number') send(response, result, {});
  else if (isRefusal(result)) send(response, result.status, result.body);
  else send(response, status, result);
}

/** The version of this data in an answer. */
export const etagOf = (body: unknown): string =>
  `"${createHash('sha256').update(JSON.stringify(body)).digest('base64url')}"`;

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { 'content-type': 'application/json', connection: 'close', etag: etagOf(body) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

/** Signs in the owner of the company. */
export function visitAsOwner(backend: Backend, { id, name, slug }: CompanyPage): Promise<void> {
  backend.account = { company: { id, name, slug } };
  return visitAs(backend, '12');
}

/** A promise and the function that resolves it. */
export function held(): readonly [promise: Promise<void>, release: () => void] {
  let release: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => (release = resolve));
  return [promise, () => release()];
}

/** Starts a session of the user with this id, or of a visitor. */
export async function visitAs(backend: Backend, id?: string): Promise<void> {
  backend.signedIn = id;
  await loadSession();
}

import { serverOfTests, textOf } from '@care/contracts/testing/server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { configureApi, request } from './request';

interface Seen {
  method?: string;
  url?: string;
  headers: IncomingMessage['headers'];
  body: string;
}

let seen: Seen;
let etag: string | undefined;
let wait: string | undefined;
let answer: { status: number; body: string } | 'never' | 'cut off';
const server = serverOfTests((incoming, response) => void receive(incoming, response));
async function receive(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming;
  seen = { method, url, headers, body: await textOf(incoming) };
  if (answer === 'cut off') response.destroy();
  else if (answer !== 'never')
    response.writeHead(answer.status, { ...(etag && { etag }), ...(wait && { 'retry-after': wait }) }).end(answer.body);
}
beforeAll(() => configureApi({ baseUrl: `${server.address}/api-backend` }));
beforeEach(() => {
  answer = { status: 200, body: '{"ok":true}' };
  etag = undefined;
  wait = undefined;
  configureApi({ token: () => undefined });
});

it('SH-14 is a GET with German language headers', async () => {
  expect(await request({ url: '/stats/' })).toEqual({ success: true, data: { ok: true } });
  expect(seen).toMatchObject({
    method: 'GET',
    url: '/api-backend/stats/',
    headers: { 'accept-language': 'de-DE', 'content-language': 'de-DE' },
  });
  expect(seen.headers.authorization).toBeUndefined();
});
it('SH-14 is a POST of JSON or of form data when there is a body, or the given method, with the bearer token', async () => {
  configureApi({ token: () => 'abc' });
  await request({ url: '/message/', body: { title: 'Grüße' } });
  expect(seen).toMatchObject({
    method: 'POST',
    body: '{"title":"Grüße"}',
    headers: { 'content-type': 'application/json', authorization: 'Bearer abc' },
  });
  await request({ url: '/rating/1/', method: 'PATCH', body: {} });
  expect(seen.method).toBe('PATCH');
  const form = new FormData();
  form.set('company', '7');
  await request({ url: '/media/company-logo/', body: form });
  expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});
it('AC-08 returns the version of the data, and sends it with a write', async () => {
  etag = '"k1.abc"';
  const read = await request({ url: '/user/profile/1/' });
  expect(read).toMatchObject({ success: true, etag });
  await request({ url: '/user/profile/1/', method: 'PATCH', body: {}, ifMatch: etag });
  expect(seen.headers['if-match']).toBe(etag);
});
it('SH-14 SH-15 returns the body of an HTTP error', async () => {
  answer = { status: 422, body: '{"error":{"details":{"email":"fehlt"}}}' };
  expect(await request({ url: '/x/' })).toEqual({
    success: false,
    error: {
      kind: 'http',
      status: 422,
      message: 'Request failed with status code 422',
      data: { error: { details: { email: 'fehlt' } } },
    },
  });
});
it('SH-14 returns the wait that a rate limit demands', async () => {
  answer = { status: 429, body: '' };
  wait = '720';
  expect(await request({ url: '/x/' })).toMatchObject({ error: { status: 429, retryAfterSeconds: 720 } });
  wait = undefined;
  expect(await request({ url: '/x/' })).not.toHaveProperty('error.retryAfterSeconds');
});
it.each([
  [502, '<h1>Bad gateway</h1>'],
  [200, '<!doctype html><h1>WLAN-Anmeldung</h1>'],
  [200, '{"results":[1,'],
])('SH-25 SH-15 an answer %i that is no JSON is no success: %s', async (status, body) => {
  answer = { status, body };
  expect(await request({ url: '/x/' })).toMatchObject({
    success: false,
    error: { kind: 'http', status, data: body },
  });
});
it('SH-15 a lost connection is "Network Error"', async () => {
  answer = 'cut off';
  expect(await request({ url: '/x/' })).toEqual({
    success: false,
    error: { kind: 'network', message: 'Network Error' },
  });
});
it('SH-15 has a time-out only when one is given, and can be aborted', async () => {
  answer = 'never';
  const controller = new AbortController();
  let isPatient = true;
  const patient = request({ url: '/x/' }, controller.signal).then((result) => {
    isPatient = false;
    return result;
  });
  expect(await request({ url: '/x/', timeoutMs: 30 })).toEqual({
    success: false,
    error: { kind: 'timeout', message: 'timeout of 30ms exceeded' },
  });
  expect(isPatient).toBe(true);
  controller.abort();
  expect(await patient).toEqual({ success: false, error: { kind: 'aborted', message: 'Request aborted' } });
});

import { withOwnShell } from '../support/own-shell';
import { expect } from '../support/visitor';

const test = withOwnShell(() => ({
  api: process.env.E2E_API ?? '',
  from: process.env.E2E_RELEASES,
  environment: { LOG_LEVEL: 'info', ACCESS_LOG: 'on' },
}));

test('SH-18 one id names a request in the log of the shell, in its answer, and in that of the API behind it', async ({
  shell,
}) => {
  const id = 'from-the-proxy-0001';
  const headers = { 'x-request-id': id };
  const page = await fetch(`${shell.origin}/pakete?email=anna@beispiel.example`, { headers });
  expect([page.status, page.headers.get('x-request-id')]).toEqual([200, id]);

  const answer = await fetch(`${shell.origin}/api-backend/package/`, { headers });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, id]);
  const missing = await fetch(`${shell.origin}/api-backend/gibt-es-nicht/`, { headers });
  expect(await missing.json()).toMatchObject({ error: { status: 404, request_id: id } });

  const lines = () =>
    shell
      .output()
      .split('\n')
      .filter((line) => line.includes(id) && line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => lines().length).toBe(3);
  expect(lines()[0]).toMatchObject({ reqId: id, method: 'GET', path: '/pakete', status: 200, ms: expect.any(Number) });
  expect(shell.output()).not.toContain('beispiel.example');
});

test('SH-18 every request without an id, or with one that could harm a log, gets a new one', async ({ shell }) => {
  const idOf = async (headers: HeadersInit) =>
    (await fetch(`${shell.origin}/pakete`, { headers })).headers.get('x-request-id') ?? '';
  const ids = [await idOf({}), await idOf({}), await idOf({ 'x-request-id': 'a'.repeat(200) })];
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

/** @jest-environment node */
import Fastify from 'fastify';
import { reportRoute } from './report-route';

const fault = { slice: 'mf-search', version: '1', reason: 'crashed', message: 'kaputt', page: '/' };
const asked: string[] = [];
const logged: Record<string, unknown>[] = [];
const app = Fastify({
  trustProxy: true,
  logger: { level: 'warn', stream: { write: (line) => void logged.push(JSON.parse(line)) } },
});
reportRoute(app, {
  find: async (stack) => {
    asked.push(stack);
    return stack ? ['mf-search/features/x/X.tsx:4:8'] : [];
  },
});
const send = (client: string, payload: object) =>
  app.inject({ method: 'POST', url: '/platform-report', payload, headers: { 'x-forwarded-for': client } });
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
});

describe('/platform-report', () => {
  it('SH-18 logs slice, version and the places of the stack in the sources, but not the stack itself', async () => {
    expect((await send('203.0.113.9', { ...fault, stack: 'at x' })).statusCode).toBe(204);
    expect(asked).toEqual(['at x']);
    expect(logged).toEqual([expect.objectContaining({ ...fault, places: ['mf-search/features/x/X.tsx:4:8'] })]);
    expect(logged[0]).not.toHaveProperty('stack');
  });

  it('SH-18 takes a report without a stack', async () => {
    expect((await send('203.0.113.9', fault)).statusCode).toBe(204);
    expect(logged).toEqual([expect.objectContaining(fault)]);
    expect(logged[0]).not.toHaveProperty('places');
  });

  it.each([{ ...fault, stack: 'x'.repeat(4001) }, { ...fault, message: 'x'.repeat(301) }, { slice: 7 }])(
    'SH-18 refuses malformed reports and does not log them',
    async (payload) => {
      expect((await send('203.0.113.9', payload)).statusCode).toBe(400);
      expect([...asked, ...logged]).toEqual([]);
    },
  );

  it('SH-18 accepts thirty a minute per client', async () => {
    for (let n = 0; n < 30; n++) expect((await send('203.0.113.1', fault)).statusCode).not.toBe(429);
    const refused = await send('203.0.113.1', fault);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send('203.0.113.2', fault)).statusCode).not.toBe(429);
  });
});

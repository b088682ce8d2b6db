import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A real server for the tests of a file: its address is known from their first `beforeAll` after this on, and calls by
 * a path of the page's own site reach it.
 */
export function serverOfTests(answer: RequestListener): { address: string } {
  const { fetch: nodeFetch } = globalThis;
  const server = createServer(answer);
  const at = { address: '' };
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    at.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    globalThis.fetch = (input, init) =>
      nodeFetch(new URL(input instanceof Request ? input.url : input, at.address), init);
  });
  afterAll(() => {
    globalThis.fetch = nodeFetch;
    server.close();
    // Answers that were not read to their end keep their connections open.
    server.closeAllConnections();
  });
  return at;
}

/** The body of a request. */
export async function textOf(request: AsyncIterable<unknown>): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

import { serverOfTests } from '@care/contracts/testing/server';
import { readOptions } from '../options';
import { loadFragment } from './load';

/** Answers with the status that the slug names. */
const server = serverOfTests(({ url }, response) =>
  response.writeHead(Number(/company\/(\d+)\//.exec(url ?? '')?.[1]), { connection: 'close' }).end(),
);
const load = (slug: string) =>
  loadFragment(
    `${server.address}/embed/`,
    readOptions((name) => (name === 'slug' ? slug : null)),
    new AbortController().signal,
  );

it.each([
  ['404', 'not-found'],
  ['410', 'deleted'],
  ['429', 'server'],
  ['502', 'server'],
])('EM-05 a profile that is answered with %s has the error %s', async (status, kind) => {
  await expect(load(status)).rejects.toMatchObject({ kind });
});
